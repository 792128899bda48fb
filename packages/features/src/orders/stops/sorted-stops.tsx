import { SortableStops, type SortableStopsProps } from '@songwai/ui/route-line/sortable-stops';
import type { SortableStop } from '@songwai/ui/route-line/use-sorting';
import { useLayoutEffect } from 'react';
import type { StopListProps } from './stop-list-props.ts';
import { useSortingTexts } from './use-sorting-texts.ts';

interface SortedStopsProps<Item extends SortableStop> extends StopListProps<Item>, Pick<SortableStopsProps<Item>, 'last'> {
  /** Called once the stops are rendered. */
  readonly onRendered?: (() => void) | undefined;
}

/** The stops on their line with handles for sorting. */
export function SortedStops<Item extends SortableStop>({ onMove, onRendered, ...list }: SortedStopsProps<Item>) {
  const texts = useSortingTexts();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first rendering moves the focus
  useLayoutEffect(() => onRendered?.(), []);

  const handleReorder = (ids: readonly string[]) => {
    // One drag moves one stop: it is at the first difference of the two orders, from the top or from the bottom.
    const first = ids.findIndex((id, index) => id !== list.stops[index]?.id);
    const last = ids.findLastIndex((id, index) => id !== list.stops[index]?.id);
    if (first < 0) return;
    const isDown = ids[last] === list.stops[first]?.id;
    onMove(isDown ? first : last, isDown ? last : first);
  };

  return <SortableStops {...list} onReorder={handleReorder} texts={texts} />;
}

/** The list with handles, and what to do once it is rendered. */
export interface Sorting {
  readonly SortedStops: typeof SortedStops;
  readonly onRendered?: () => void;
}

/** Puts the focus back into the stop that has it now, once its card is rendered anew. */
function withFocus(list: HTMLElement): Sorting {
  const card = list.querySelector<HTMLElement>('[data-stop]:focus-within');
  if (!card) return { SortedStops };
  const place = [...card.querySelectorAll('button')].findIndex((button) => button.matches(':focus'));
  const root = list.getRootNode() as Document | ShadowRoot;
  const onRendered = () =>
    root.querySelectorAll<HTMLElement>(`[data-stop="${CSS.escape(card.dataset['stop'] ?? '')}"] button`)[place]?.focus();
  return { SortedStops, onRendered };
}

/**
 * Hands out the list with handles as soon as nothing is typed into the one without. It renders the cards anew, which would lose what was
 * typed into a search; a focused card has the focus again afterwards.
 *
 * @returns calls it off.
 */
export function takeOver(list: HTMLElement, take: (sorting: Sorting) => void): () => void {
  const isTypedInto = () => list.querySelector('input') !== null;
  const watcher = new MutationObserver(() => {
    if (isTypedInto()) return;
    watcher.disconnect();
    take(withFocus(list));
  });
  if (isTypedInto()) watcher.observe(list, { childList: true, subtree: true });
  else take(withFocus(list));
  return () => watcher.disconnect();
}
