import { type DeliveryRow, hasProblem, isReady } from './delivery-row.ts';
import { isToAsk } from './places/row-lookup.ts';
import type { RowCounts, RowProgress } from './rows-state.ts';

const count = (rows: readonly DeliveryRow[], isCounted: (row: DeliveryRow) => boolean): number =>
  rows.reduce((sum, row) => sum + (isCounted(row) ? 1 : 0), 0);

export const countRows = (rows: readonly DeliveryRow[]): RowCounts => ({
  wrong: count(rows, hasProblem),
  ready: count(rows, isReady),
  all: rows.length,
  remarked: count(rows, ({ remarks }) => remarks.length > 0),
});

export const progressOf = (rows: readonly DeliveryRow[], status: RowProgress['status']): RowProgress => ({
  status,
  done: rows.length - count(rows, (row) => row.lookup.status === 'waiting' && isToAsk(row)),
  total: rows.length,
  failed: count(rows, ({ lookup }) => lookup.status === 'failed'),
});
