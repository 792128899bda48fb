import { amountInWords } from '@songwai/core/basics/text/amount-in-words';
import type { PageWriter } from '../../../platform/pdf/page-writer.ts';
import { ink, money } from '../../../platform/pdf/styles.ts';
import { bold, large, line, margin, plain, rightOf, soft } from './sheet.ts';

/** A line of the sums; the main one is ruled off and large. */
export interface SumLine {
  readonly name: string;
  readonly satang: number;
  readonly look?: 'main' | 'strong';
}

export interface Totals {
  readonly sums: readonly SumLine[];
  /** The amount that stands in words. */
  readonly inWordsSatang: number;
  readonly notes: readonly string[];
}

const sumsWidth = 225;
const wordsWidth = 232;
const step = 18;

function writeWords(page: PageWriter, { inWordsSatang, notes }: Totals, top: number): number {
  page.line('จำนวนเงินเป็นตัวอักษร / Amount in words', { x: margin, y: top }, soft);
  const place = { x: margin, width: wordsWidth };
  let y = page.paragraph(`(${amountInWords(inWordsSatang, 'th')})`, { ...place, y: top + line }, bold);
  y = page.paragraph(`(${amountInWords(inWordsSatang, 'en')})`, { ...place, y }, soft);
  y += 8;
  for (const note of notes) y = page.paragraph(note, { ...place, y }, soft);
  return y;
}

function writeSums(page: PageWriter, sums: readonly SumLine[], top: number): number {
  const right = rightOf(page);
  const x = right - sumsWidth;
  let y = top;
  for (const { name, satang, look } of sums) {
    const isMain = look === 'main';
    if (isMain) {
      page.rule({ x, y: y - 8, width: sumsWidth }, { color: ink, weight: 1.1 });
      y += 9;
    }
    const style = { main: large, strong: bold, other: plain }[look ?? 'other'];
    page.line(name, { x, y }, look === undefined ? soft : style);
    page.line(money(satang), { x: right, y, align: 'right' }, style);
    y += isMain ? step + 3 : step;
  }
  return y;
}

/** Writes the sums, with the amount in words beside them. @returns where the next part begins. */
export const writeTotals = (page: PageWriter, totals: Totals, top: number): number =>
  Math.max(writeWords(page, totals, top + 20), writeSums(page, totals.sums, top + 20));

/** The room that they take at most. */
export const totalsHeight = (page: PageWriter, { sums, notes, inWordsSatang }: Totals): number => {
  const words = amountInWords(inWordsSatang, 'th') + amountInWords(inWordsSatang, 'en');
  const lines = notes.reduce((sum, note) => sum + page.linesOf(note, wordsWidth, soft).length, 4);
  return 20 + Math.max(sums.length * step + 12, lines * line + Math.ceil(page.widthOf(words, bold) / wordsWidth) * line);
};
