import type { SortableStopsProps } from '@songwai/ui/route-line/sortable-stops';
import type { SortableStop } from '@songwai/ui/route-line/use-sorting';

export interface StopListProps<Item extends SortableStop>
  extends Pick<SortableStopsProps<Item>, 'label' | 'stops' | 'renderStop'> {
  /** A stop was moved on the line. */
  readonly onMove: (fromIndex: number, toIndex: number) => void;
}
