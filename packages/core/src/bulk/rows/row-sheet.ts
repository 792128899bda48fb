import type { RowCells, RowField, SaidCells } from './delivery-row.ts';

/** Rows of the same file that wait for their turn; what is beyond them is only counted. */
export const mostLaterRows = 2_000;
/** Characters of a cell. A reader cuts longer ones one character later, so that the check still sees that they were too long. */
export const mostCharacters = 500;

/** A row as it was read, without checks. */
export interface SheetRow {
  readonly number: number;
  readonly cells: RowCells;
  /** Absent where the cells say what the file says. */
  readonly said?: SaidCells | undefined;
}

/** A row that is no delivery: a heading between rows, a total, a note. */
export interface AsideRow {
  readonly number: number;
  readonly text: string;
}

/** What the person is told of a file besides its rows. */
export interface SheetNotes {
  /** Deliveries in rows that the spreadsheet hides or filters out, which were left out. */
  readonly hiddenRows: number;
  /** Rows that are no deliveries, at most `mostAsides`. */
  readonly asides: readonly AsideRow[];
  /** Columns with a text that no field takes, by their letter and heading: `F สินค้า`. */
  readonly unused: readonly string[];
  /** Numbers of the lines with a quotation mark that is not closed. */
  readonly openQuotes: readonly number[];
}

/** Rows that are no deliveries and are told one by one. */
export const mostAsides = 20;

/** A sheet of a workbook that was not read. */
export interface OtherSheet {
  readonly name: string;
  /** It has deliveries too, so it can be read instead. */
  readonly hasRows: boolean;
}

/** The rows of one file, or of a pasted table. */
export interface RowSheet {
  /** Empty for a pasted table. */
  readonly fileName: string;
  /** Letters of the columns that a field was read from: `D`, or `D–G` for several. Fields that the file does not have are absent. */
  readonly columns: Readonly<Partial<Record<RowField, string>>>;
  /** At most `mostBulkRows`. */
  readonly rows: readonly SheetRow[];
  /** The following ones, at most `mostLaterRows`. */
  readonly later: readonly SheetRow[];
  /** All rows that the file has, read or not. */
  readonly total: number;
  /** Absent where the file has one sheet only, or is a pasted table. */
  readonly sheets?: { readonly read: string; readonly others: readonly OtherSheet[] };
  /** Absent for rows that come from no file. */
  readonly notes?: SheetNotes;
}
