import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import { bahtFromSatang, type Satang } from '@songwai/core/basics/money';
import { toWeekdays, weekdaysText } from '@songwai/core/full-day/weekdays';
import type { Quotation } from '../queries.ts';
import type { FontFiles } from './fonts.ts';
import { PageWriter, type TextStyle } from './page-writer.ts';
import { quotationLabels } from './quotation-labels.ts';

/** Our data on a quotation. */
export interface Sender {
  readonly phone: string;
  readonly website: string;
}

interface Drawing {
  readonly page: PageWriter;
  readonly quotation: Quotation;
  readonly language: Language;
  readonly sender: Sender;
}

const left = 56;
/** Colours of the design system's light theme. */
const brand = '#0b6b5d';
const grey = '#4a5f59';
const plain: TextStyle = { size: 10.5 };
const small: TextStyle = { size: 9, color: grey };
const bold: TextStyle = { size: 10.5, weight: 'bold' };
const line = 16;

const money = (satang: Satang): string =>
  bahtFromSatang(satang).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const rightOf = (page: PageWriter): number => page.width - left;

function renderHead({ page, quotation, language, sender }: Drawing): number {
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

interface Row {
  readonly name: string;
  readonly details: readonly string[];
  readonly quantity: string;
  readonly unitSatang: Satang;
  readonly sumSatang: Satang;
}

function rowsOf({ quotation, language }: Drawing): readonly Row[] {
  const labels = quotationLabels[language];
  const { offer, drivers, months } = quotation;
  const isThai = language === 'th';
  const details = [
    labels.hours(
      weekdaysText(toWeekdays(quotation.weekdays), language) || labels.days(quotation.days_per_week),
      quotation.daily_start ?? '',
    ),
    labels.distance(offer.maxKm),
    labels.start(formatLongDate(quotation.starts_at, language)),
    labels.gender[quotation.messenger_gender],
  ].filter((detail) => detail !== '');
  return [
    {
      name: isThai ? offer.nameTh : offer.nameEn,
      details,
      quantity: labels.months(drivers, months),
      unitSatang: offer.feeSatang,
      sumSatang: quotation.package_satang,
    },
    ...offer.options.map((option) => ({
      name: isThai ? option.descTh : option.descEn,
      details: [],
      quantity: labels.once,
      unitSatang: option.feeSatang,
      sumSatang: option.feeSatang,
    })),
  ];
}

function renderTable(drawing: Drawing, top: number): number {
  const { page, language } = drawing;
  const labels = quotationLabels[language];
  const right = rightOf(page);
  const quantityAt = right - 170;
  const unitAt = right - 92;
  const head: TextStyle = { size: 9.5, weight: 'bold', color: brand };
  page.box({ x: left, y: top, width: right - left, height: 24 }, '#e3f3ee');
  page.line(labels.item, { x: left + 8, y: top + 16 }, head);
  page.line(labels.quantity, { x: quantityAt, y: top + 16, align: 'right' }, head);
  page.line(labels.unitPrice, { x: unitAt, y: top + 16, align: 'right' }, head);
  page.line(labels.amount, { x: right - 8, y: top + 16, align: 'right' }, head);
  let y = top + 44;
  for (const row of rowsOf(drawing)) {
    page.line(row.quantity, { x: quantityAt, y, align: 'right' }, plain);
    page.line(money(row.unitSatang), { x: unitAt, y, align: 'right' }, plain);
    page.line(money(row.sumSatang), { x: right - 8, y, align: 'right' }, plain);
    const width = quantityAt - left - 100;
    y = page.paragraph(row.name, { x: left + 8, y, width }, bold);
    for (const detail of row.details) y = page.paragraph(detail, { x: left + 8, y, width }, small);
    page.rule({ x: left, y: y - 4, width: right - left });
    y += 14;
  }
  return y;
}

function renderTotals({ page, quotation, language }: Drawing, top: number): number {
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
  return y + 44;
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
    page.rule({ x, y, width: 190 }, '#10241f');
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
  const drawing: Drawing = { page, quotation, language, sender };
  const customerEnd = renderCustomer(drawing, renderHead(drawing));
  const tableEnd = renderTable(drawing, customerEnd);
  renderNotes(drawing, renderTotals(drawing, tableEnd));
  renderSignatures(drawing);
  return page.finish();
}
