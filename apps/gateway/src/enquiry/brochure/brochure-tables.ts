import type { Language } from '@songwai/core/basics/language';
import { formatBaht } from '@songwai/core/basics/money';
import type { PageWriter } from '../../platform/pdf/page-writer.ts';
import { brand, grey, type TextStyle } from '../../platform/pdf/styles.ts';
import type { BrochureFacts, FlatPrice } from './brochure-facts.ts';
import { brochureLabels } from './brochure-labels.ts';

/** A brochure on its way to the page. */
export interface BrochurePage {
  readonly page: PageWriter;
  readonly facts: BrochureFacts;
  readonly language: Language;
}

/** The margin, in points. */
export const left = 48;
export const heading: TextStyle = { size: 13, weight: 'bold' };
export const small: TextStyle = { size: 8.5, color: grey };
const bold: TextStyle = { size: 10.5, weight: 'bold' };
const tableHead = 46;
const rowHeight = 32;
/** The notes and how to reach us stand there. */
const lowerEdge = 116;
const head: TextStyle = { size: 8.5, weight: 'bold', color: brand };

interface Cell {
  readonly text: string;
  readonly note: string;
}

interface Row {
  readonly name: string;
  readonly note: string;
  readonly cells: readonly Cell[];
}

/** A table: names on the left, amounts flush right in columns of equal width. @returns where the next part begins. */
function writeTable(
  page: PageWriter,
  table: { title: string; top: number; columns: readonly string[]; rows: readonly Row[] },
): number {
  const { title, columns, rows } = table;
  const isTooLow = table.top + tableHead + rows.length * rowHeight > page.height - lowerEdge;
  if (isTooLow) page.startPage();
  const top = isTooLow ? left + 16 : table.top;
  const right = page.width - left;
  const [first = '', ...others] = columns;
  const columnWidth = 112;
  const ends = others.map((_each, index) => right - 10 - (others.length - 1 - index) * columnWidth);
  page.line(title, { x: left, y: top }, heading);
  page.box({ x: left, y: top + 10, width: right - left, height: 20 }, '#e3f3ee');
  page.line(first, { x: left + 10, y: top + 24 }, head);
  for (const [index, name] of others.entries()) page.line(name, { x: ends[index] ?? right, y: top + 24, align: 'right' }, head);
  let y = top + tableHead;
  for (const row of rows) {
    page.line(row.name, { x: left + 10, y }, bold);
    page.line(row.note, { x: left + 10, y: y + 12 }, small);
    for (const [index, cell] of row.cells.entries()) {
      const x = ends[index] ?? right;
      page.line(cell.text, { x, y, align: 'right' }, bold);
      page.line(cell.note, { x, y: y + 12, align: 'right' }, small);
    }
    page.rule({ x: left, y: y + 19, width: right - left });
    y += rowHeight;
  }
  return y + 8;
}

/** Writes the express prices. @returns where the next part begins. */
export function writeRates({ page, facts, language }: BrochurePage, top: number): number {
  const labels = brochureLabels[language];
  const rows = facts.rates.map(({ name, note, baseSatang, includedKm, bands, extraStopSatang }) => {
    const [near, far] = bands;
    return {
      name: name[language],
      note: note[language],
      cells: [
        { text: formatBaht(baseSatang), note: labels.included(includedKm) },
        {
          text: near === undefined ? '' : formatBaht(near.perKmSatang),
          note: far === undefined ? '' : labels.band(far.fromKm, formatBaht(far.perKmSatang)),
        },
        { text: formatBaht(extraStopSatang), note: '' },
      ],
    };
  });
  const columns = [labels.vehicle, labels.base, labels.perKm, labels.extraStop];
  return writeTable(page, { title: labels.express, top, columns, rows });
}

/** Writes the flat prices. @returns where the next part begins. */
export function writeHires({ page, facts, language }: BrochurePage, top: number): number {
  const labels = brochureLabels[language];
  const cell = (price: FlatPrice | null, upTo: (km: number) => string): Cell =>
    price === null ? { text: '-', note: '' } : { text: formatBaht(price.feeSatang), note: upTo(price.maxKm) };
  const rows = facts.hires.map(({ name, fourHours, nineHours, month }) => ({
    name: name[language],
    note: '',
    cells: [cell(fourHours, labels.upTo), cell(nineHours, labels.upTo), cell(month, labels.upToDay)],
  }));
  const columns = [labels.vehicle, labels.fourHours, labels.nineHours, labels.month];
  return writeTable(page, { title: labels.hire, top, columns, rows });
}
