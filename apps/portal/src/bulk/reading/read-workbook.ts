import { mostColumns, mostTableRows, type Table } from '@songwai/core/bulk/rows/columns/table';
import { zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import { type CellValue, cellText } from './cell-text.ts';
import { refuseFile, UnreadableFile } from './read-problem.ts';
import { trimSheet } from './trim-sheet.ts';
import { type Unpacked, unpack } from './unpack.ts';

const sheetPath = /^xl\/worksheets\/[^/]+\.xml$/;

/** Other archives than workbooks, by what is in them. */
function refuseOthers(paths: readonly string[], parts: Unpacked): void {
  if (parts.has('xl/workbook.xml')) return;
  if (paths.some((path) => path.endsWith('.iwa') || path === 'Index.zip')) throw refuseFile('numbers');
  if (paths[0] === 'mimetype' || parts.has('content.xml')) throw refuseFile('openDocument');
  if (paths.some((path) => path.startsWith('xl/'))) throw refuseFile('unreadable');
  throw refuseFile(paths.length > 0 ? 'notTable' : 'unreadable');
}

/** The archive anew and unpacked, with its sheets trimmed: the reader finds nothing to inflate, for which it would start workers. */
function repack(parts: Unpacked): { readonly archive: ArrayBuffer; readonly lastRow: number } {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  let last = 0;
  const trimmed = [...parts].map(([path, bytes]): [string, Uint8Array] => {
    if (!sheetPath.test(path)) return [path, bytes];
    const { xml, lastRow } = trimSheet(decoder.decode(bytes));
    last = Math.max(last, lastRow);
    return [path, encoder.encode(xml)];
  });
  const { buffer, byteOffset, byteLength } = zipSync(Object.fromEntries(trimmed), { level: 0 });
  return { archive: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer, lastRow: last };
}

/** The sheets of an .xlsx workbook, with the values that it last calculated. @throws UnreadableFile */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Table[]> {
  const paths: string[] = [];
  try {
    const parts = unpack(bytes, (path) => paths.push(path));
    refuseOthers(paths, parts);
    const { archive, lastRow } = repack(parts);
    const sheets = await readWorkbookFile(archive);
    return sheets.map(({ sheet, data }): Table => {
      const rows = data
        .slice(0, mostTableRows)
        .map((row) => row.slice(0, mostColumns).map((cell) => cellText(cell as CellValue)));
      return { name: sheet, rows, total: lastRow > mostTableRows ? lastRow : rows.length };
    });
  } catch (error) {
    throw error instanceof UnreadableFile ? error : refuseFile('unreadable');
  }
}
