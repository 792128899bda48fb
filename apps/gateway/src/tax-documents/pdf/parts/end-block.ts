import { encode } from 'uqr';
import type { PageWriter } from '../../../platform/pdf/page-writer.ts';
import { ink } from '../../../platform/pdf/styles.ts';
import { bold, bottomOf, innerWidth, line, margin, plain, rightOf, soft } from './sheet.ts';

/** How an invoice is paid. */
export interface PayBlock {
  readonly qrText: string;
  readonly title: string;
  readonly hint: string;
  readonly references: readonly (readonly [name: string, value: string])[];
}

const qrSide = 75;
const signWidth = 157;
/** From the rule above the block to the foot. */
export const endBlockHeight = 98;

/** A code as one path on a grid, each run of dark modules as one rectangle. */
function qrPath(text: string): { readonly size: number; readonly d: string } {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: 0 });
  const d = data.flatMap((row, y) => {
    const isDark = (x: number): boolean => row[x] === true;
    return row.flatMap((_, x) => {
      if (!isDark(x) || isDark(x - 1)) return [];
      let end = x + 1;
      while (isDark(end)) end += 1;
      return [`M${x} ${y}h${end - x}v1h${x - end}z`];
    });
  });
  return { size, d: d.join('') };
}

function writePayBlock(page: PageWriter, { qrText, title, hint, references }: PayBlock, top: number): void {
  const { size, d } = qrPath(qrText);
  page.paths([{ d, color: ink }], { x: margin + 2, y: top, scale: qrSide / size });
  const x = margin + qrSide + 20;
  page.line(title, { x, y: top + 15 }, bold);
  page.line(hint, { x, y: top + 15 + line }, soft);
  for (const [index, [name, value]] of references.entries()) {
    const y = top + 50 + index * line;
    page.line(name, { x, y }, soft);
    page.line(value, { x: x + 30, y }, bold);
  }
}

/** Writes the end of the document above the foot: how it is paid, and who signs. */
export function writeEndBlock(page: PageWriter, { pay, signs }: { readonly pay?: PayBlock; readonly signs: string }): void {
  const top = bottomOf(page) - endBlockHeight;
  page.rule({ x: margin, y: top, width: innerWidth(page) });
  if (pay !== undefined) writePayBlock(page, pay, top + 18);
  const right = rightOf(page);
  const middle = right - signWidth / 2;
  page.rule({ x: right - signWidth, y: top + 56, width: signWidth }, { color: ink, isDotted: true });
  page.line(signs, { x: middle, y: top + 71, align: 'center' }, plain);
  page.line('วันที่ ____ / ____ / ______', { x: middle, y: top + 86, align: 'center' }, soft);
}
