import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** Lifts an element above the bar at the lower edge of the page, as high as that is now. The sheet reads `--portal-help-lift`. */
export function useLift(lifted: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = lifted.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let bar: Element | null = null;
    const measure = () => {
      const found = document.querySelector('.sw-action-bar');
      if (found !== bar) {
        if (bar) observer.unobserve(bar);
        if (found) observer.observe(found);
        bar = found;
      }
      element.style.setProperty('--portal-help-lift', `${found?.getBoundingClientRect().height ?? 0}px`);
    };
    const observer = new ResizeObserver(measure);
    // Another step of the order has another bar, and another height.
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [lifted]);
}
