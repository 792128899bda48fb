import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePortal } from '../portal-context.tsx';
import { openPageBars } from './open-page-bars.ts';

/** For a bar above every page: what else is on the screen leaves it its height. */
export function usePageBar(name: string): RefObject<HTMLDivElement | null> {
  const bars = usePortal().part(openPageBars);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => bars.measure(name, element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      bars.measure(name, null);
    };
  }, [bars, name]);
  return bar;
}
