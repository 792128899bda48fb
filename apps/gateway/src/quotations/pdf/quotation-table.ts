import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import type { Satang } from '@songwai/core/basics/money';
import { toWeekdays, weekdaysText } from '@songwai/core/full-day/weekdays';
import { brand, money, type TextStyle } from '../../platform/pdf/styles.ts';
import { quotationLabels } from './quotation-labels.ts';
import { bold, type Drawing, left, plain, rightOf, small } from './quotation-layout.ts';

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

/** Writes the hire and its options, a row each. @returns where the sums begin. */
export function renderTable(drawing: Drawing, top: number): number {
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
