import { bahtFromSatang, type Satang } from '@songwai/core/basics/money';
import { type RowCells, rowFields } from '@songwai/core/bulk/rows/delivery-row';
import type { Translate } from '@songwai/core/i18n/translate';
import { bahtCell, textCells, writeSheet } from './write-sheet.ts';

/** A row of the file with what became of it. */
export interface ResultRow {
  readonly number: number;
  readonly cells: RowCells;
  /** Null: in no trip. */
  readonly trip: number | null;
  /** Empty where it is not booked. */
  readonly jobId: string;
  /** Of the whole trip; null where there is none. */
  readonly priceSatang: Satang | null;
  /** In words. */
  readonly state: string;
}

const widths = [8, 20, 16, 48, 28, 12, 14, 14, 8, 14, 14, 20];

/**
 * The file again, with the trip, the job number, the price and the state of each row. Everything but prices is text, so that no formula of
 * the file runs in the program that opens it. @param t with the texts `rows`
 */
export function writeResultFile(rows: readonly ResultRow[], t: Translate): Promise<Blob> {
  const headings = [
    t('rows.number'),
    ...rowFields.map((field) => t(`rows.${field}`)),
    t('rows.trip'),
    t('rows.jobNumber'),
    t('rows.price'),
    t('rows.state'),
  ];
  const written = rows.map(({ number, cells, trip, jobId, priceSatang, state }) => [
    ...textCells([String(number), ...rowFields.map((field) => cells[field]), trip === null ? '' : String(trip), jobId]),
    bahtCell(priceSatang === null ? null : bahtFromSatang(priceSatang)),
    ...textCells([state]),
  ]);
  return writeSheet({ name: t('rows.result'), widths, rows: [textCells(headings, { isHeading: true }), ...written] });
}
