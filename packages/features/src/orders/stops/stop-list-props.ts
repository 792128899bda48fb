import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { SortableStopsProps } from '@songwai/ui/route-line/sortable-stops';
import type { SortableStop } from '@songwai/ui/route-line/use-sorting';
import type { ReactNode } from 'react';

export interface StopListProps<Item extends SortableStop> extends Pick<SortableStopsProps<Item>, 'label' | 'stops'> {
  /** `mark` belongs beside the name. */
  readonly renderStop: (stop: Item, handle: ReactNode, mark: ReactNode) => ReactNode;
  /** The order whose stops they are, where a shorter order of them may be offered. */
  readonly flow: OrderFlow | null;
  /** A stop was moved on the line. */
  readonly onMove: (fromIndex: number, toIndex: number) => void;
}
