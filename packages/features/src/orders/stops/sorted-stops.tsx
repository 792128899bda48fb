import { SortableStops } from '@songwai/ui/route-line/sortable-stops';
import type { SortableStop } from '@songwai/ui/route-line/use-sorting';
import type { StopListProps } from './stop-list-props.ts';
import { useSortingTexts } from './use-sorting-texts.ts';

/** The stops on their line with handles to sort them by. */
export function SortedStops<Item extends SortableStop>({ onMove, ...list }: StopListProps<Item>) {
  const texts = useSortingTexts();

  const handleReorder = (ids: readonly string[]) => {
    // One drag moves one stop: the first place where the orders part tells which, seen from above or from below.
    const first = ids.findIndex((id, index) => id !== list.stops[index]?.id);
    const last = ids.findLastIndex((id, index) => id !== list.stops[index]?.id);
    if (first < 0) return;
    const isDown = ids[last] === list.stops[first]?.id;
    onMove(isDown ? first : last, isDown ? last : first);
  };

  return <SortableStops {...list} onReorder={handleReorder} texts={texts} />;
}
