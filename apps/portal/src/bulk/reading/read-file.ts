import { type Columns, findColumns } from '@songwai/core/bulk/rows/columns/find-columns';
import { rowsOfTable } from '@songwai/core/bulk/rows/columns/rows-of-table';
import type { Table } from '@songwai/core/bulk/rows/columns/table';
import type { OtherSheet } from '@songwai/core/bulk/rows/row-sheet';
import { decodeText } from './decode-text.ts';
import { fileKind } from './file-kind.ts';
import { refuseFile, UnreadableFile } from './read-problem.ts';
import { readText } from './read-text.ts';
import { readWorkbook, type WorkbookTable } from './read-workbook.ts';

const mostMb = 5;

/** A table that was read, with what its columns say. */
export interface ReadTable {
  /** Empty for a pasted table. */
  readonly fileName: string;
  readonly table: Table;
  readonly columns: Columns;
  /** The other sheets that have anything in them. */
  readonly otherSheets: readonly OtherSheet[];
  /** The sheet itself is hidden: no other one has deliveries, or it was asked for. */
  readonly isHiddenSheet: boolean;
  /** Deliveries in rows that the spreadsheet hides; they are left out unless the person wants them. */
  readonly hiddenRows: number;
}

/** What to read of a file. */
export interface FileQuestion {
  readonly fileName: string;
  readonly now: Date;
  /** The name of a sheet; absent: the first with an address. */
  readonly sheet?: string | undefined;
}

interface Found {
  readonly table: SheetTable;
  readonly columns: Columns | null;
  readonly rows: number;
  readonly hiddenRows: number;
}

type SheetTable = Table & Partial<Pick<WorkbookTable, 'isHidden' | 'isActive'>>;

function lookAt(table: SheetTable, now: Date): Found {
  const columns = findColumns(table, now);
  if (!columns) return { table, columns, rows: 0, hiddenRows: 0 };
  const { total, notes } = rowsOfTable(table, columns, '');
  return { table, columns, rows: total, hiddenRows: notes?.hiddenRows ?? 0 };
}

const hasDeliveries = ({ rows, hiddenRows }: Found): boolean => rows + hiddenRows > 0;

/** The sheet that was open when the file was saved goes before the others, and one that nobody sees behind them. */
const placeOf = (found: Found): number =>
  (hasDeliveries(found) ? 0 : 8) + (found.table.isHidden ? 4 : 0) + (found.rows > 0 ? 0 : 2) + (found.table.isActive ? 0 : 1);

/** The table that was asked for, else the first with an address, and what the others are. */
function chooseTable(
  tables: readonly SheetTable[],
  { now, sheet }: Pick<FileQuestion, 'now' | 'sheet'>,
): Omit<ReadTable, 'fileName'> {
  const full = tables.filter(({ rows }) => rows.length > 0);
  if (full.length === 0) throw refuseFile('empty');
  const asked = full.map((table) => lookAt(table, now));
  const wanted = sheet === undefined ? asked : asked.filter(({ table }) => table.name === sheet);
  const [found] = wanted.filter(({ columns }) => columns !== null).sort((one, other) => placeOf(one) - placeOf(other));
  if (!found?.columns) {
    const looked = wanted.map(({ table }) => table.name).filter(Boolean);
    throw new UnreadableFile({ code: 'noTable', sheets: looked });
  }
  if (!hasDeliveries(found)) throw refuseFile('noRows');
  const { isHidden = false, isActive: _, ...table } = found.table;
  return {
    table,
    columns: found.columns,
    otherSheets: asked
      .filter((other) => other !== found)
      .map((other) => ({ name: other.table.name, hasRows: hasDeliveries(other) })),
    isHiddenSheet: isHidden,
    hiddenRows: found.hiddenRows,
  };
}

/** Reads a file's deliveries. @throws UnreadableFile */
export async function readFile(file: Blob, { fileName, ...asked }: FileQuestion): Promise<ReadTable> {
  if (file.size > mostMb * 1024 * 1024) throw new UnreadableFile({ code: 'tooBig', mostMb });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const tables = fileKind(bytes) === 'workbook' ? readWorkbook(bytes) : [readText(decodeText(bytes))];
  return { fileName, ...chooseTable(tables, asked) };
}

/** Reads deliveries that were copied out of a spreadsheet. @throws UnreadableFile */
export function readPasted(text: string, now: Date): ReadTable {
  if (text.length > mostMb * 1024 * 1024) throw new UnreadableFile({ code: 'tooBig', mostMb });
  return { fileName: '', ...chooseTable([readText(text)], { now }) };
}
