import type { Table } from '@songwai/core/bulk/rows/columns/table';
import { refuseFile, UnreadableFile } from './read-problem.ts';
import { readSheet } from './read-sheet.ts';
import { type Unpacked, unpack } from './unpack.ts';
import { readWorkbookParts, workbookPath } from './workbook-parts.ts';
import { decodeXml } from './xml.ts';

/** A sheet with how its program shows it. */
export interface WorkbookTable extends Table {
  readonly isHidden: boolean;
  readonly isActive: boolean;
}

/** Why an archive without a workbook is not read, by what is in it. */
function refuseOthers(paths: readonly string[], parts: Unpacked): never {
  if (paths.some((path) => path.startsWith('xl/') && path.endsWith('.bin'))) throw refuseFile('binaryExcel');
  if (paths.some((path) => path.endsWith('.iwa') || path === 'Index.zip')) throw refuseFile('numbers');
  if (paths[0] === 'mimetype' || parts.has('content.xml')) throw refuseFile('openDocument');
  if (paths.some((path) => path.startsWith('xl/'))) throw refuseFile('unreadable');
  throw refuseFile(paths.length > 0 ? 'notTable' : 'unreadable');
}

/** The sheets of an .xlsx workbook, with the values that it last calculated. @throws UnreadableFile */
export function readWorkbook(bytes: Uint8Array): readonly WorkbookTable[] {
  const paths: string[] = [];
  try {
    const parts = unpack(bytes, (path) => paths.push(path));
    const path = workbookPath(parts);
    if (path === null) return refuseOthers(paths, parts);
    const workbook = readWorkbookParts(parts, path);
    return workbook.sheets.map(({ name, path: sheetPath, isHidden, isActive }) => {
      const xml = parts.get(sheetPath);
      if (!xml) throw refuseFile('unreadable');
      return { name, isHidden, isActive, ...readSheet(decodeXml(xml), workbook) };
    });
  } catch (error) {
    throw error instanceof UnreadableFile ? error : refuseFile('unreadable');
  }
}
