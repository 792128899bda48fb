import type { ReactNode } from 'react';
import type { LinkTarget } from '../lib/link-target.ts';

export type SortDirection = 'ascending' | 'descending';

/** By which column the rows are sorted, and which way. The owner sorts: a table that is fetched page by page cannot do it here. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: SortDirection;
}

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Read but not seen, for a column of buttons. */
  readonly isHeaderHidden?: boolean | undefined;
  readonly render: (row: Row) => ReactNode;
  /** `end` for sums and times, which then stand in columns of figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** Any CSS length or share; the rest is divided by the columns' content. */
  readonly width?: string | undefined;
  /** The column that says which row it is: the header of its row, the title of its card. One of them. */
  readonly isRowHeader?: boolean | undefined;
  readonly isSortable?: boolean | undefined;
  /** The way a first press sorts: `descending` for sums and dates. */
  readonly firstDirection?: SortDirection | undefined;
  /** On a phone: label and value in a line (`pair`), above the title or at the foot without its label, or left out. */
  readonly onCard?: 'pair' | 'top' | 'foot' | 'none' | undefined;
}

export interface TableSelection<Row> {
  readonly selectedIds: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** What a screen reader calls the row that is ticked. */
  readonly nameOf: (row: Row) => string;
  /** What can be done with the chosen rows; shown at the foot while there are any. */
  readonly actions?: ReactNode;
}

/** What pressing a row does. */
export type RowTarget = { readonly link: LinkTarget } | { readonly onPress: () => void };

export interface TableTexts {
  /** Names the choice of an order where there are no column heads to press: "Sort by". */
  readonly sortBy?: string | undefined;
  /** "Price, highest first", "Pick-up, latest first": the choice itself, and what is announced after it. */
  readonly sortOption?:
    | ((column: { readonly id: string; readonly header: string }, direction: SortDirection) => string)
    | undefined;
  readonly selectAll?: string | undefined;
  readonly selectRow?: ((name: string) => string) | undefined;
  /** "2 chosen"; shown at the foot, and announced. */
  readonly selected?: ((count: number) => string) | undefined;
}

/**
 * `display` of anything but a table takes the roles of its parts away in some browsers, and on a phone they are laid out as cards. Said
 * outright they stay: a screen reader walks cells and hears their heads in both forms.
 */
export const as = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** What the next press on a column's head asks for. */
export function nextSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  const first = column.firstDirection ?? 'ascending';
  if (sort?.columnId !== column.id) return { columnId: column.id, direction: first };
  return { columnId: column.id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
