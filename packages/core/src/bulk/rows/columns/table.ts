/** A sheet of a workbook, a CSV file or a pasted table, as text. The first row has the number 1. */
export interface Table {
  /** Name of the sheet; empty where there is only one table. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** All rows, also those that were too many to be read. */
  readonly total: number;
  /** Indexes of the rows that the spreadsheet hides or filters out. */
  readonly hidden?: readonly number[];
  /** Cells with the text of one above, with which the spreadsheet joins them. */
  readonly repeated?: readonly (readonly [row: number, column: number])[];
  /** Numbers of the rows of a text with a quotation mark that is not closed. */
  readonly openQuotes?: readonly number[];
}

/** Columns that are read; what stands further right is ignored. */
export const mostColumns = 200;
/** Rows that are read. Beyond them a table is no list of deliveries but a database. */
export const mostTableRows = 10_000;

/** The letter above a column, as spreadsheets show it. */
export function columnLabel(index: number): string {
  const before = index >= 26 ? columnLabel(Math.floor(index / 26) - 1) : '';
  return `${before}${String.fromCharCode(65 + (index % 26))}`;
}

/** `D`, `D–G` or `D, F`. */
export function columnLabels(columns: readonly number[]): string {
  const [first] = columns;
  const last = columns.at(-1);
  if (first === undefined || last === undefined) return '';
  if (columns.length === 1) return columnLabel(first);
  const isRange = last - first === columns.length - 1;
  return isRange ? `${columnLabel(first)}–${columnLabel(last)}` : columns.map(columnLabel).join(', ');
}
