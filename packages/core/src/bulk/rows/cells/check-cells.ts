import { addDays, parseBangkok, startOfBangkokDay } from '../../../basics/bangkok-time.ts';
import { furthestDaysAhead } from '../../../jobs/booking/pick-up-window.ts';
import { type RowCells, type RowField, type RowProblem, rowFields } from '../delivery-row.ts';
import { mostCharacters } from '../row-sheet.ts';
import { doubtfulHouseNumber } from './house-number.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import { readPhone } from './read-phone.ts';

export interface CheckContext {
  readonly now: Date;
  /** The day that the file is for, DD/MM/YYYY; null: no row says one. */
  readonly day: string | null;
}

/** What the wire of a booking takes (`booking-schema.ts`). */
const mostOf: Readonly<Record<RowField, number>> = {
  name: 100,
  phone: mostCharacters,
  address: 400,
  note: mostCharacters,
  cod: mostCharacters,
  reference: 64,
  date: mostCharacters,
};

/** Fewer letters name no place: "รพ." */
const leastAddressLength = 4;

const problemOf = (result: { readonly ok: true } | { readonly ok: false; readonly error: RowProblem }): RowProblem | null =>
  result.ok ? null : result.error;

function checkAddress(text: string): RowProblem | null {
  const length = text.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (length === 0) return { code: 'addressMissing' };
  if (length < leastAddressLength) return { code: 'addressShort' };
  const given = doubtfulHouseNumber(text);
  return given === null ? null : { code: 'addressDate', given };
}

function checkDate(text: string, { now, day }: CheckContext): RowProblem | null {
  if (text.trim() === '') return null;
  const date = readDay(text);
  const instant = date === null ? null : parseBangkok(date);
  if (instant === null) return { code: 'dateInvalid' };
  if (instant < startOfBangkokDay(now)) return { code: 'datePast' };
  if (instant > addDays(now, furthestDaysAhead)) return { code: 'dateFar', days: furthestDaysAhead };
  return day !== null && date !== day ? { code: 'dateOther', day } : null;
}

const checks: Readonly<Record<RowField, (text: string, context: CheckContext) => RowProblem | null>> = {
  name: (text) => (text.trim() === '' ? { code: 'nameMissing' } : null),
  phone: (text) => problemOf(readPhone(text)),
  address: checkAddress,
  note: () => null,
  cod: (text) => problemOf(readAmount(text)),
  reference: () => null,
  date: checkDate,
};

/** What a spreadsheet shows where a formula has no result. */
const formulaError = /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|ERROR!)|^#{3,}$/;
/** The reader leaves a quotation mark that nobody closes in front of its text. */
const openQuote = /^\s*=?"[^"]*$/;
const shortened = /^\d(?:\.\d+)?E\+\d{2,3}$/i;

function checkCell(field: RowField, text: string, context: CheckContext): RowProblem | null {
  // "@" begins a formula too. A phone may begin with "+" or "-", so those are left to its own rule.
  if (/^\s*[=@]/.test(text)) return { code: 'formula' };
  if (formulaError.test(text)) return { code: 'formulaError' };
  if (openQuote.test(text)) return { code: 'openQuote' };
  if (field === 'reference' && shortened.test(text.trim())) return { code: 'numberShortened' };
  if (text.length > mostOf[field]) return { code: 'cellTooLong', most: mostOf[field] };
  return checks[field](text, context);
}

/** What is wrong in the cells themselves, before anybody is asked where the address is. */
export function checkCells(cells: RowCells, context: CheckContext): Readonly<Partial<Record<RowField, RowProblem>>> {
  const problems: Partial<Record<RowField, RowProblem>> = {};
  for (const field of rowFields) {
    const problem = checkCell(field, cells[field], context);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The day of most rows that say one which can be booked, the earliest of several; null without any. */
export function dayOfRows(rows: readonly { readonly cells: RowCells }[], now: Date): string | null {
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const day = cells.date === '' || checkDate(cells.date, { now, day: null }) ? null : readDay(cells.date);
    if (day) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const instant = (day: string) => parseBangkok(day)?.getTime() ?? 0;
  const [most] = [...counts].sort(([one, ones], [other, others]) => others - ones || instant(one) - instant(other));
  return most?.[0] ?? null;
}
