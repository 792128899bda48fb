import type { ReadTable } from '../reading/read-file.ts';

/** Rows in which a column is looked at for an example. */
const looked = 50;

/** The heading of a column; empty where there is none. */
export const headerOf = ({ table, columns }: ReadTable, index: number): string =>
  (table.rows[columns.headerRow]?.[index] ?? '').slice(0, 60);

/** What stands in a column; empty for one in which nothing does. */
export const exampleOf = ({ table, columns }: ReadTable, index: number): string =>
  table.rows
    .slice(columns.headerRow + 1, columns.headerRow + looked)
    .find((row) => row[index])
    ?.[index]?.slice(0, 60) ?? '';
