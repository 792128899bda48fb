import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import '../packages/widget/src/widget-root.css';
import './hostile-host.css';

/** A partner's page with hostile styles, with the story in a shadow root on it, as the widget is on a real page. */
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

/** Storybook adds style sheets to the document, where a shadow root does not see them: copies them, also those added later. */
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
