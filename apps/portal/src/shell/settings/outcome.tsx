import { Banner } from '@songwai/ui/banner/banner';
import { useEffect, useRef } from 'react';

/**
 * What came of an action, in a banner. Where the control that began it is gone by then, the focus comes here: otherwise the
 * keyboard would start again at the top of the page.
 */
export function Outcome({ text }: { readonly text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const hasTaken = useRef(false);
  // After every render, because the control may disappear only when a list was read again.
  useEffect(() => {
    if (hasTaken.current || document.activeElement !== document.body) return;
    hasTaken.current = true;
    box.current?.focus();
  });
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="success">{text}</Banner>
    </div>
  );
}
