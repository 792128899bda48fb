import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** A text area as high as its text, in browsers without `field-sizing`; its sheet limits it. */
export function useGrowingHeight(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each text
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [area, value]);
}
