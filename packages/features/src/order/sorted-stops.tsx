import type { SortableStopsProps } from '@songwai/ui/route-line/sortable-stops';
import { SortableStops } from '@songwai/ui/route-line/sortable-stops';
import type { SortableStop } from '@songwai/ui/route-line/use-sorting';
import { useSortingTexts } from './use-sorting-texts.ts';

/** The stops on their line with handles to sort them by. */
export function SortedStops<Item extends SortableStop>(props: Omit<SortableStopsProps<Item>, 'texts'>) {
  const texts = useSortingTexts();
  return <SortableStops {...props} texts={texts} />;
}
