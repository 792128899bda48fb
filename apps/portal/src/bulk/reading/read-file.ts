import { type Columns, findColumns } from '@songwai/core/bulk/rows/columns/find-columns';
import { rowsOfTable } from '@songwai/core/bulk/rows/columns/rows-of-table';
import type { Table } from '@songwai/core/bulk/rows/columns/table';
import type { OtherSheet } from '@songwai/core/bulk/rows/row-sheet';
import { decodeText } from './decode-text.ts';
import { fileKind } from './file-kind.ts';
import { refuseFile, UnreadableFile } from './read-problem.ts';
import { readText } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';

const mostMb = 5;

/** A table that was read, with what its columns say. */
export interface ReadTable {
  /** Empty for a pasted table. */
  readonly fileName: string;
  readonly table: Table;
  readonly columns: Columns;
  /** The other sheets that have anything in them. */
  readonly otherSheets: readonly OtherSheet[];
}

/** What to read of a file. */
export interface FileQuestion {
  readonly fileName: string;
  readonly now: Date;
  /** The name of a sheet; absent: the first with an address. */
  readonly sheet?: string | undefined;
}

const countRows = ({ table, columns }: Pick<ReadTable, 'table' | 'columns'>): number => rowsOfTable(table, columns, '').total;

/** The table that was asked for, else the first with an address, and what the others are. */
function chooseTable(tables: readonly Table[], { now, sheet }: Pick<FileQuestion, 'now' | 'sheet'>): Omit<ReadTable, 'fileName'> {
  const full = tables.filter(({ rows }) => rows.length > 0);
  if (full.length === 0) throw refuseFile('empty');
  const asked = full.map((table) => ({ table, columns: findColumns(table, now) }));
  const wanted = sheet === undefined ? asked : asked.filter(({ table }) => table.name === sheet);
  const found = wanted.find(({ columns }) => columns !== null);
  if (!found?.columns) {
    const looked = wanted.map(({ table }) => table.name).filter(Boolean);
    throw new UnreadableFile({ code: 'noTable', sheets: looked });
  }
  const { table, columns } = found;
  const others = asked.filter((other) => other !== found);
  return {
    ...{ table, columns },
    otherSheets: others.map((other) => ({
      name: other.table.name,
      hasRows: other.columns !== null && countRows({ table: other.table, columns: other.columns }) > 0,
    })),
  };
}

const withRows = (read: ReadTable): ReadTable => {
  if (countRows(read) === 0) throw refuseFile('noRows');
  return read;
};

/** Reads a file's deliveries. @throws UnreadableFile */
export async function readFile(file: Blob, { fileName, ...asked }: FileQuestion): Promise<ReadTable> {
  if (file.size > mostMb * 1024 * 1024) throw new UnreadableFile({ code: 'tooBig', mostMb });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const tables = fileKind(bytes) === 'workbook' ? await readWorkbook(bytes) : [readText(decodeText(bytes))];
  return withRows({ fileName, ...chooseTable(tables, asked) });
}

/** Reads deliveries that were copied out of a spreadsheet. @throws UnreadableFile */
export function readPasted(text: string, now: Date): ReadTable {
  if (text.length > mostMb * 1024 * 1024) throw new UnreadableFile({ code: 'tooBig', mostMb });
  return withRows({ fileName: '', ...chooseTable([readText(text)], { now }) });
}
