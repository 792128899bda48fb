import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import '../packages/widget/src/widget-root.css';
import './hostile-host.css';

/** A stranger's page that does everything wrong, with the story in a shadow root on it, as the widget stands on a partner's page. */
export function HostileHost({ children }: { readonly children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);

  useEffect(() => (root ? mirrorSheets(root) : undefined), [root]);

  return (
    <div className="hostile-page">
      <p>Somebody else’s page</p>
      <div className="hostile-host" ref={attach} />
      {root ? createPortal(<div className="sw-widget hostile-widget">{children}</div>, root) : null}
    </div>
  );
}

/** Storybook puts every sheet into the document; a shadow root sees none of them, so it is given copies, also of those that come later. */
function mirrorSheets(root: ShadowRoot): () => void {
  const copy = () => {
    root.adoptedStyleSheets = [...document.styleSheets].map((sheet) => {
      const mirrored = new CSSStyleSheet();
      mirrored.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
      return mirrored;
    });
  };
  copy();
  const watcher = new MutationObserver(copy);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => watcher.disconnect();
}
