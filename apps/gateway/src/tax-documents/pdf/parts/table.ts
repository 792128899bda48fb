import type { PageWriter } from '../../../platform/pdf/page-writer.ts';
import { ink, lineHeight, type TextStyle } from '../../../platform/pdf/styles.ts';
import { bold, bottomOf, innerWidth, margin, plain, rightOf, soft } from './sheet.ts';

export interface Column {
  readonly label: string;
  /** Distance of the column's left edge from the margin, and its width; in points. */
  readonly from: number;
  readonly width: number;
  readonly align?: 'right';
  /** Each text gets one line, and ends with dots where it is longer. */
  readonly isCut?: true;
}

/** A text, or several below each other, the later ones softer. */
export type Cell = string | readonly string[];
export type Row = readonly Cell[];

interface MeasuredLine {
  readonly text: string;
  readonly style: TextStyle;
}

/** A row with its lines as they break. */
export interface MeasuredRow {
  readonly cells: readonly (readonly MeasuredLine[])[];
  readonly height: number;
}

type PlacedRow = MeasuredRow & { readonly top: number };

export interface TableLook {
  readonly columns: readonly Column[];
  /** Above and below the text of a row. */
  readonly padding: number;
  readonly size?: number;
}

const headHeight = 26;
const textsOf = (cell: Cell): readonly string[] => (typeof cell === 'string' ? [cell] : cell);
const stepOf = ({ size }: TextStyle): number => size * lineHeight;

/** Breaks the texts of rows into lines. */
export function measureRows(page: PageWriter, { columns, padding, size = plain.size }: TableLook, rows: readonly Row[]) {
  return rows.map((row): MeasuredRow => {
    const cells = columns.map(({ width, isCut }, index) =>
      textsOf(row[index] ?? '').flatMap((text, place) => {
        const style = { ...(place === 0 ? plain : soft), size };
        const lines = isCut === true ? [page.cut(text, width, style)] : page.linesOf(text, width, style);
        return lines.map((part) => ({ text: part, style }));
      }),
    );
    const lines = Math.max(...cells.map((cell) => cell.length));
    return { cells, height: lines * stepOf({ size }) + 2 * padding };
  });
}

/** How many pages rows take whose table begins at the top of a page. */
export function countPages(rows: readonly MeasuredRow[], room: number): number {
  let pages = 1;
  let used = headHeight;
  for (const { height } of rows) {
    if (used + height > room && used > headHeight) {
      pages += 1;
      used = headHeight;
    }
    used += height;
  }
  return pages;
}

function writeHead(page: PageWriter, { columns, size = plain.size }: TableLook, top: number): number {
  for (const { label, from, width, align } of columns) {
    const x = margin + from + (align === 'right' ? width : 0);
    page.line(label, { x, y: top + 10, ...(align && { align }) }, { ...bold, size });
  }
  page.rule({ x: margin, y: top + 20, width: innerWidth(page) }, { color: ink, weight: 1 });
  return top + headHeight - 6;
}

function writeRow(page: PageWriter, { columns, padding, size = plain.size }: TableLook, { cells, height, top }: PlacedRow): void {
  for (const [index, { from, width, align }] of columns.entries())
    for (const [place, { text, style }] of (cells[index] ?? []).entries()) {
      const y = top + padding + size + place * stepOf(style);
      page.line(text, { x: margin + from + (align === 'right' ? width : 0), y, ...(align && { align }) }, style);
    }
  page.rule({ x: margin, y: top + height, width: rightOf(page) - margin });
}

/**
 * Writes a table; on each further page its head is repeated.
 *
 * @param startPage begins a page. @returns where the table may go on there. @returns where the next part begins.
 */
export function writeTable(
  page: PageWriter,
  {
    look,
    rows,
    startPage,
  }: { readonly look: TableLook; readonly rows: readonly MeasuredRow[]; readonly startPage: () => number },
  top: number,
): number {
  let y = writeHead(page, look, top);
  let isFirst = true;
  for (const row of rows) {
    if (!isFirst && y + row.height > bottomOf(page)) y = writeHead(page, look, startPage());
    writeRow(page, look, { ...row, top: y });
    y += row.height;
    isFirst = false;
  }
  return y;
}
