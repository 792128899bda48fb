import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useLateTexts } from '../../shared/translate-context.tsx';
import { whenIdle } from '../../shared/when-idle.ts';
import { loadSortedStops } from '../order-loaders.ts';

type SortedStopsModule = typeof import('./sorted-stops.tsx');

/**
 * The code that sorts stops, once it has come and may be taken in: it draws the cards again, so it waits while one of them, or the search in
 * it, has the focus. A list that cannot be sorted is still a list, so what does not arrive is not missed here. Once taken in it stays.
 */
export function useSortedStops(list: RefObject<HTMLElement | null>, isWanted: boolean): SortedStopsModule | null {
  const lateTexts = useLateTexts();
  const [taken, setTaken] = useState(() => (isWanted && lateTexts.has(loadSortedStops.texts) ? loadSortedStops.loaded() : null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough, whatever the language
  useEffect(() => {
    if (taken || !isWanted) return;
    let isGone = false;
    let stopListening = () => {};

    const takeWhenFree = (arrived: SortedStopsModule) => {
      const element = list.current;
      if (isGone) return;
      if (!element?.matches(':focus-within')) setTaken(arrived);
      else {
        // The focus is between two elements while the event runs: where it goes is known after it.
        const handleFocusOut = () => void setTimeout(() => takeWhenFree(arrived));
        element.addEventListener('focusout', handleFocusOut, { once: true });
        stopListening = () => element.removeEventListener('focusout', handleFocusOut);
      }
    };
    const callOff = whenIdle(() => {
      Promise.all([loadSortedStops(), lateTexts.load(loadSortedStops.texts)]).then(
        ([arrived]) => takeWhenFree(arrived),
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      callOff();
      stopListening();
    };
  }, [isWanted]);

  return taken;
}
