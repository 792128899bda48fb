import { useEffect } from 'react';

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings the section with this id to the top of the window, and again whenever the sections above it get their height, until the visitor
 * does anything.
 */
export function useSectionAtTop(id: string): void {
  useEffect(() => {
    const section = id === '' ? null : document.getElementById(id);
    if (section === null) return;
    const show = () => section.scrollIntoView?.();
    show();
    if (typeof ResizeObserver === 'undefined' || section.parentElement === null) return;
    const observer = new ResizeObserver(show);
    observer.observe(section.parentElement);
    const stop = () => {
      observer.disconnect();
      for (const gesture of gestures) window.removeEventListener(gesture, stop);
    };
    for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
    return stop;
  }, [id]);
}
