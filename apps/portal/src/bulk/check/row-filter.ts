import { type DeliveryRow, isReady } from '@songwai/core/bulk/rows/delivery-row';

/** Which rows are shown. A row whose address is being looked for is not done, so it stays among those to mend. */
export type RowFilter = 'wrong' | 'ready' | 'all' | 'remarked';

const filters: Readonly<Record<RowFilter, (row: DeliveryRow) => boolean>> = {
  wrong: (row) => !isReady(row),
  ready: isReady,
  all: () => true,
  remarked: ({ remarks }) => remarks.length > 0,
};

export const filterRows = (rows: readonly DeliveryRow[], filter: RowFilter): readonly DeliveryRow[] =>
  rows.filter(filters[filter]);
