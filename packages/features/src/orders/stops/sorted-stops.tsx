import { SortableStops, type SortableStopsProps } from '@songwai/ui/route-line/sortable-stops';
import type { SortableStop } from '@songwai/ui/route-line/use-sorting';
import { useLayoutEffect } from 'react';
import type { StopListProps } from './stop-list-props.ts';
import { useSortingTexts } from './use-sorting-texts.ts';

interface SortedStopsProps<Item extends SortableStop>
  extends Pick<StopListProps<Item>, 'onMove'>,
    Pick<SortableStopsProps<Item>, 'label' | 'stops' | 'renderStop' | 'last'> {
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
