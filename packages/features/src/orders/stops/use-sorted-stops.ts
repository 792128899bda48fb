import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useLateTexts } from '../../shared/translate-context.tsx';
import { whenIdle } from '../../shared/when-idle.ts';
import { loadSortedStops } from '../order-loaders.ts';

type SortedStopsModule = typeof import('./sorted-stops.tsx');

/**
 * The loaded code that sorts stops, once it may be used. Using it renders the cards anew, so it waits while a card or its search has the
 * focus. If it cannot be loaded, the list stays unsorted without an error.
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
        // During the event no element has the focus; the new one has it afterwards.
        const handleFocusOut = () => void setTimeout(() => takeWhenFree(arrived));
        element.addEventListener('focusout', handleFocusOut, { once: true });
        stopListening = () => element.removeEventListener('focusout', handleFocusOut);
      }
    };
    const callOff = whenIdle(() => {
      lateTexts.bring(loadSortedStops).then(takeWhenFree, () => undefined);
    });
    return () => {
      isGone = true;
      callOff();
      stopListening();
    };
  }, [isWanted]);

  return taken;
}
