import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import type { FontFiles } from '../../platform/pdf/fonts.ts';
import { PageWriter } from '../../platform/pdf/page-writer.ts';
import { brand, grey, ink } from '../../platform/pdf/styles.ts';
import type { Quotation } from '../queries.ts';
import { quotationLabels } from './quotation-labels.ts';
import { bold, type Drawing, left, line, plain, rightOf, small } from './quotation-layout.ts';
import { renderTable } from './quotation-table.ts';
import { renderTotals } from './quotation-totals.ts';

/** Our data on a quotation. */
export interface Sender {
  readonly phone: string;
  readonly website: string;
}

function renderHead({ page, quotation, language }: Drawing, sender: Sender): number {
  const labels = quotationLabels[language];
  const right = rightOf(page);
  page.box({ x: 0, y: 0, width: page.width, height: 8 }, brand);
  page.line('Songwai ส่งไว', { x: left, y: 60 }, { size: 20, weight: 'bold', color: brand });
  page.line(`${labels.phone} ${sender.phone}   ${sender.website}`, { x: left, y: 80 }, small);
  page.line(labels.title, { x: right, y: 60, align: 'right' }, { size: 20, weight: 'bold' });
  page.line(labels.subtitle, { x: right, y: 80, align: 'right' }, small);
  page.rule({ x: left, y: 96, width: right - left });
  const facts = [
    [labels.number, quotation.number],
    [labels.date, formatLongDate(quotation.created_at, language)],
    [labels.validUntil, formatLongDate(quotation.valid_until, language)],
  ] as const;
  for (const [index, [name, value]] of facts.entries()) {
    const y = 122 + index * line;
    page.line(name, { x: right - 110, y, align: 'right' }, { ...plain, color: grey });
    page.line(value, { x: right, y, align: 'right' }, bold);
  }
  return 122;
}

function renderCustomer({ page, quotation, language }: Drawing, top: number): number {
  const labels = quotationLabels[language];
  const width = 290;
  page.line(labels.to, { x: left, y: top }, { ...plain, color: grey });
  const taxId = quotation.company_tax_id === '' ? '' : `${labels.taxId} ${quotation.company_tax_id}`;
  const texts = [
    [quotation.company_name, bold],
    [quotation.contact_name, quotation.company_name === '' ? bold : plain],
    [quotation.company_address, plain],
    [taxId, plain],
    [`${labels.phone} ${quotation.contact_phone}${quotation.email === null ? '' : `   ${quotation.email}`}`, plain],
  ] as const;
  let y = top + line;
  for (const [text, style] of texts) if (text !== '') y = page.paragraph(text, { x: left, y, width }, style);
  return Math.max(y, top + 4 * line) + 16;
}

/** The text above the signatures. */
const notesEnd = 130;

function renderNotes({ page, quotation, language }: Drawing, totalsEnd: number): void {
  const labels = quotationLabels[language];
  const width = rightOf(page) - left;
  const notes = [...labels.notes, ...(quotation.vat_percent === 0 ? [labels.vatFree] : [])].map((note) => `•  ${note}`);
  const remark = quotation.remark === '' ? '' : `${labels.remark}: ${quotation.remark}`;
  const height = page.heightOf(remark, width, plain) + notes.reduce((sum, note) => sum + page.heightOf(note, width, small), 0);
  let y = totalsEnd;
  if (y + height > page.height - notesEnd) {
    page.startPage();
    y = left;
  }
  if (remark !== '') y = page.paragraph(remark, { x: left, y, width }, plain) + 6;
  for (const note of notes) y = page.paragraph(note, { x: left, y, width }, small);
}

function renderSignatures({ page, language }: Drawing): void {
  const labels = quotationLabels[language];
  const y = page.height - 90;
  for (const [name, x] of [
    [labels.customerSigns, left],
    [labels.weSign, rightOf(page) - 190],
  ] as const) {
    page.rule({ x, y, width: 190 }, { color: ink });
    page.line(name, { x, y: y + 18 }, plain);
    page.line(labels.signDate, { x, y: y + 36 }, small);
  }
}

/** Renders a quotation on an A4 page. */
export async function renderQuotation(
  quotation: Quotation,
  { fonts, language, sender }: { readonly fonts: FontFiles; readonly language: Language; readonly sender: Sender },
): Promise<Buffer> {
  const title = `${quotationLabels[language].title} ${quotation.number}`;
  const page = new PageWriter(fonts, { title, language, createdAt: quotation.created_at });
  const drawing: Drawing = { page, quotation, language };
  const customerEnd = renderCustomer(drawing, renderHead(drawing, sender));
  const tableEnd = renderTable(drawing, customerEnd);
  renderNotes(drawing, renderTotals(drawing, tableEnd));
  renderSignatures(drawing);
  return page.finish();
}
