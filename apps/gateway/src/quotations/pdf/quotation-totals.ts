import type { Satang } from '@songwai/core/basics/money';
import { amountInWords } from '@songwai/core/basics/text/amount-in-words';
import { brand, money, type TextStyle } from '../../platform/pdf/styles.ts';
import { quotationLabels } from './quotation-labels.ts';
import { type Drawing, left, line, plain, rightOf, small } from './quotation-layout.ts';

/** Writes the sums and the total, which stands in words too, as business documents have it. @returns where the notes begin. */
export function renderTotals({ page, quotation, language }: Drawing, top: number): number {
  const labels = quotationLabels[language];
  const right = rightOf(page);
  const sums: (readonly [string, Satang])[] = [[labels.subtotal, quotation.package_satang + quotation.options_satang]];
  if (quotation.vat_percent > 0) sums.push([labels.vat(quotation.vat_percent), quotation.vat_satang]);
  let y = top + 6;
  for (const [name, satang] of sums) {
    page.line(name, { x: right - 120, y, align: 'right' }, plain);
    page.line(money(satang), { x: right - 8, y, align: 'right' }, plain);
    y += line + 2;
  }
  page.box({ x: right - 260, y: y - 12, width: 260, height: 26 }, brand);
  const white: TextStyle = { size: 12, weight: 'bold', color: '#ffffff' };
  page.line(labels.total, { x: right - 120, y: y + 5, align: 'right' }, white);
  page.line(money(quotation.total_satang), { x: right - 8, y: y + 5, align: 'right' }, white);
  const words = amountInWords(quotation.total_satang, language);
  return page.paragraph(words, { x: left, y: y + 30, width: right - 8 - left, align: 'right' }, small) + 18;
}
