import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useLateTexts } from '../../shared/translate-context.tsx';
import { whenIdle } from '../../shared/when-idle.ts';
import { loadSortedStops } from '../order-loaders.ts';
import type { Sorting } from '../shortest/order-stops.tsx';

/** The loaded code that sorts stops, once it may be used. If it cannot be loaded, the list stays unsorted without an error. */
export function useSortedStops(list: RefObject<HTMLElement | null>, isWanted: boolean): Sorting | null {
  const lateTexts = useLateTexts();
  const [taken, setTaken] = useState<Sorting | null>(() =>
    isWanted && lateTexts.has(loadSortedStops.texts) ? loadSortedStops.loaded() : null,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough, whatever the language
  useEffect(() => {
    if (taken || !isWanted) return;
    let isGone = false;
    let stopWaiting = () => {};
    const callOff = whenIdle(() => {
      lateTexts.bring(loadSortedStops).then(
        ({ takeOver }) => {
          if (!isGone && list.current) stopWaiting = takeOver(list.current, setTaken);
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      callOff();
      stopWaiting();
    };
  }, [isWanted]);

  return taken;
}
