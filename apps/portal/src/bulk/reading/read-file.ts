import { type Columns, findColumns } from '@songwai/core/bulk/rows/columns/find-columns';
import { rowsOfTable } from '@songwai/core/bulk/rows/columns/rows-of-table';
import type { Table } from '@songwai/core/bulk/rows/columns/table';
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
}

/** The first table with an address. */
function chooseTable(tables: readonly Table[], now: Date): { readonly table: Table; readonly columns: Columns } {
  for (const table of tables) {
    const columns = findColumns(table, now);
    if (columns) return { table, columns };
  }
  const named = tables.filter(({ rows }) => rows.length > 0);
  if (named.length === 0) throw refuseFile('empty');
  throw new UnreadableFile({ code: 'noTable', sheets: named.map(({ name }) => name).filter(Boolean) });
}

const withRows = (read: ReadTable): ReadTable => {
  if (rowsOfTable(read.table, read.columns, '').total === 0) throw refuseFile('noRows');
  return read;
};

/** Reads a file's deliveries. @throws UnreadableFile */
export async function readFile(file: Blob, fileName: string, now: Date): Promise<ReadTable> {
  if (file.size > mostMb * 1024 * 1024) throw new UnreadableFile({ code: 'tooBig', mostMb });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const tables = fileKind(bytes) === 'workbook' ? await readWorkbook(bytes) : [readText(decodeText(bytes))];
  return withRows({ fileName, ...chooseTable(tables, now) });
}

/** Reads deliveries that were copied out of a spreadsheet. @throws UnreadableFile */
export function readPasted(text: string, now: Date): ReadTable {
  if (text.length > mostMb * 1024 * 1024) throw new UnreadableFile({ code: 'tooBig', mostMb });
  return withRows({ fileName: '', ...chooseTable([readText(text)], now) });
}
