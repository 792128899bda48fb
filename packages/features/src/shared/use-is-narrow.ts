import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** From this width on a frame has room for a panel and a map side by side; the same number stands in map-frame.css. */
const WIDE_FRAME_PX = 840;

/** True while the element has no room for panel and map beside one another. Its own width counts, not the window's. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(true);
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const measure = () => setIsNarrow(frame.getBoundingClientRect().width < WIDE_FRAME_PX);
    // In a window without that room there is nothing to measure, for which the browser would lay out the page in the task that has rendered it.
    if (window.matchMedia?.(`(width < ${WIDE_FRAME_PX}px)`).matches !== true) measure();
    if (typeof ResizeObserver !== 'function') return;
    const resizing = new ResizeObserver(measure);
    resizing.observe(frame);
    return () => resizing.disconnect();
  }, [element]);
  return isNarrow;
}
