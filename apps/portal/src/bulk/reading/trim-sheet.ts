import { mostTableRows } from '@songwai/core/bulk/rows/columns/table';
import { refuseFile } from './read-problem.ts';

/** Cells with a look but no value. Spreadsheets write them to the end of a painted row. */
const emptyCell = /<(?:\w+:)?c\b[^<>]*\/>/g;
/** A cell right of column ZZ. */
const farCell = /<(?:\w+:)?c\b[^<>]*?\br\s*=\s*["'][A-Z]{3,}\d+["']/;
/** A number of a row or a cell that is written so that only an XML reader understands it. */
const hiddenNumber = /<(?:\w+:)?(?:row|c)\b[^<>]*?\br\s*=\s*["'][^"'<>]*&/;
const numberedRow = /<(?:\w+:)?row\b[^<>]*?\br\s*=\s*["'](\d+)["']/g;
const numberedCell = /<(?:\w+:)?c\b[^<>]*?\br\s*=\s*["'][A-Z]*(\d+)["']/g;
const sheetEnd = /<\/(?:\w+:)?sheetData\s*>/;

export interface TrimmedSheet {
  readonly xml: string;
  /** The number of the last row, also where it was cut off; 0: rows are not numbered. */
  readonly lastRow: number;
}

/**
 * Prepares the XML of a sheet for the reader, which makes a list entry for every row and column up to the last: one cell in the last corner
 * of a sheet would take all memory. Rows behind the last that is read are cut off. @throws UnreadableFile for a table that is too wide
 */
export function trimSheet(sheet: string): TrimmedSheet {
  const filled = sheet.replace(emptyCell, '');
  if (hiddenNumber.test(filled)) throw refuseFile('unreadable');
  if (farCell.test(filled)) throw refuseFile('tooWide');
  let lastRow = 0;
  let cut = -1;
  for (const { 1: number, index } of filled.matchAll(numberedRow)) {
    lastRow = Math.max(lastRow, Number(number));
    if (cut < 0 && lastRow > mostTableRows) cut = index;
  }
  const end = filled.search(sheetEnd);
  if (cut >= 0 && end < cut) throw refuseFile('unreadable');
  const xml = cut < 0 ? filled : `${filled.slice(0, cut)}${filled.slice(end)}`;
  // A row may leave its number to its cells, as no spreadsheet does.
  for (const { 1: number } of xml.matchAll(numberedCell)) if (Number(number) > mostTableRows) throw refuseFile('unreadable');
  return { xml, lastRow };
}
