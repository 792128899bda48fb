import type { ReactNode } from 'react';
import type { LinkTarget } from '../lib/link-target.ts';

export type SortDirection = 'ascending' | 'descending';

/** The sort column and direction. The owner sorts, because a table that is loaded page by page cannot. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: SortDirection;
}

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** For screen readers only, for a column of buttons. */
  readonly isHeaderHidden?: boolean | undefined;
  readonly render: (row: Row) => ReactNode;
  /** `end` for amounts and times, so that their digits line up. */
  readonly align?: 'start' | 'end' | undefined;
  /** Any CSS length or percentage; the content of the columns divides the rest. */
  readonly width?: string | undefined;
  /** The column that identifies the row: the row's header, the card's title. At most one. */
  readonly isRowHeader?: boolean | undefined;
  readonly isSortable?: boolean | undefined;
  /** Direction of the first press: `descending` for amounts and dates. */
  readonly firstDirection?: SortDirection | undefined;
  /** On a phone: label and value on one line (`pair`), above the title or at the foot without its label, or omitted. */
  readonly onCard?: 'pair' | 'top' | 'foot' | 'none' | undefined;
}

export interface TableSelection<Row> {
  readonly selectedIds: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** The row's name for screen readers, for its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** Actions on the selected rows; shown at the foot while there are any. */
  readonly actions?: ReactNode;
}

/** What a press on a row does. `isExpanded`: the press shows or hides details below the row. */
export type RowTarget =
  | { readonly link: LinkTarget }
  | { readonly onPress: () => void; readonly isExpanded?: boolean | undefined };

/** Rows that open in place. A press on the row, or on the button in its title, shows or hides its details. */
export interface TableExpansion<Row> {
  readonly expandedIds: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** The details, across all columns. */
  readonly render: (row: Row) => ReactNode;
}

/** The last row: a sum for each column that has one. */
export interface TableTotal {
  /** "Total of 5 jobs". */
  readonly label: string;
  /** By column id. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

export interface TableTexts {
  /** Label of the sort control, which replaces the column headers on cards: "Sort by". */
  readonly sortBy?: string | undefined;
  /** "Price, highest first", "Pick-up, latest first": the text of the option, announced after the change. */
  readonly sortOption?:
    | ((column: { readonly id: string; readonly header: string }, direction: SortDirection) => string)
    | undefined;
  readonly selectAll?: string | undefined;
  readonly selectRow?: ((name: string) => string) | undefined;
  /** "2 chosen"; shown at the foot, and announced. */
  readonly selected?: ((count: number) => string) | undefined;
  /** Announced after the last row was deselected; by default `selected(0)`. */
  readonly noneSelected?: string | undefined;
}

/**
 * A `display` other than that of a table removes the table roles in some browsers, and on a phone rows are laid out as cards.
 * Explicit roles keep them, so that a screen reader can move by cell and read the headers in both layouts.
 */
export const as = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The sorting after the next press on a column header. */
export function nextSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  const first = column.firstDirection ?? 'ascending';
  if (sort?.columnId !== column.id) return { columnId: column.id, direction: first };
  return { columnId: column.id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
