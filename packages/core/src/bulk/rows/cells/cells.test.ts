import { describe, expect, it } from 'vitest';
import { sampleCells } from '../../../../tests/bulk-rows.ts';
import type { RowCells } from '../delivery-row.ts';
import { checkCells, dayOfRows } from './check-cells.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import { readPhone } from './read-phone.ts';
import { tidyCell } from './tidy-cell.ts';

const now = new Date('2026-11-24T03:00:00Z');
const problemsOf = (cells: Partial<RowCells>, day: string | null = null) => checkCells(sampleCells(cells), { now, day });

describe('a phone', () => {
  it.each([
    ['081 234 5678', '0812345678'],
    ['812345678', '0812345678'],
    ['+66 81-234-5678', '0812345678'],
    ['66812345678', '0812345678'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
    ['21234567', '021234567'],
    ['02-123-4567', '021234567'],
  ])('%s is read', (text, digits) => {
    expect(readPhone(text)).toEqual({ ok: true, value: digits });
  });

  it.each([
    ['081 234 56', { code: 'phoneDigits', missing: 2 }],
    ['66 81 2', { code: 'phoneDigits', missing: 6 }],
    ['02-88-1', { code: 'phoneNotThai' }],
    ['+65 9123 4567', { code: 'phoneNotThai' }],
    ['******12', { code: 'phoneNotThai' }],
    ['', { code: 'phoneMissing' }],
  ])('%s says what is wrong', (text, error) => {
    expect(readPhone(text)).toEqual({ ok: false, error });
  });
});

describe('a date', () => {
  it.each([
    ['25/11/2026', '25/11/2026'],
    ['25/11/2569', '25/11/2026'],
    ['5-1-69', '05/01/2026'],
    ['5.1.26', '05/01/2026'],
    ['2026-11-25', '25/11/2026'],
    ['2569-11-25', '25/11/2026'],
    ['25 พ.ย. 2569', '25/11/2026'],
    ['25 พฤศจิกายน 69', '25/11/2026'],
    ['25 Nov 2026', '25/11/2026'],
    ['25-nov-26', '25/11/2026'],
    ['25/11/2569 14:30 น.', '25/11/2026'],
    ['๒๕/๑๑/๒๕๖๙', '25/11/2026'],
    ['46351', '25/11/2026'],
    ['29/02/2567', '29/02/2024'],
  ])('%s is read', (text, date) => {
    expect(readDay(text)).toBe(date);
  });

  it.each(['29/02/2569', '11/25/2026', 'พรุ่งนี้', '25/11', '25 foo 2026', '123', ''])('%s is not', (text) => {
    expect(readDay(text)).toBeNull();
  });

  it.each([
    ['31/02/2569', { code: 'dateInvalid' }],
    ['23/11/2569', { code: 'datePast' }],
    ['25/11/2570', { code: 'dateFar', days: 90 }],
    ['26/11/2569', { code: 'dateOther', day: '25/11/2026' }],
    ['25/11/2569', undefined],
    ['24/11/2026', { code: 'dateOther', day: '25/11/2026' }],
  ])('%s is checked', (date, problem) => {
    expect(problemsOf({ date }, '25/11/2026').date).toEqual(problem);
  });

  it('of most rows is that of the file', () => {
    const rows = ['26/11/2026', '25/11/2569', '25/11/2026', '', '1/1/2020', '1/1/2020', '1/1/2020'];
    expect(
      dayOfRows(
        rows.map((date) => ({ cells: sampleCells({ date }) })),
        now,
      ),
    ).toBe('25/11/2026');
    expect(dayOfRows([{ cells: sampleCells() }], now)).toBeNull();
  });
});

it.each([
  ['1,250.50', 125_050],
  ['฿350', 35_000],
  ['350 บาท', 35_000],
  ['350.-', 35_000],
  ['๓๕๐', 35_000],
  ['-', null],
  ['0', null],
  ['โอนแล้ว', null],
])('%s to collect is read', (text, value) => {
  expect(readAmount(text)).toEqual({ ok: true, value });
});

it.each([
  ['สามร้อย', { code: 'codAmount' }],
  ['-350', { code: 'codAmount' }],
  ['1.000,50', { code: 'codAmount' }],
  ['50001', { code: 'codTooMuch', most: 50_000 }],
])('%s to collect is refused', (text, error) => {
  expect(readAmount(text)).toEqual({ ok: false, error });
});

it.each<[Partial<RowCells>, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: { code: 'nameMissing' } }],
  [{ name: 'ก'.repeat(101) }, { name: { code: 'cellTooLong', most: 100 } }],
  [{ address: 'รพ.' }, { address: { code: 'addressShort' } }],
  [{ address: '' }, { address: { code: 'addressMissing' } }],
  [{ note: '=HYPERLINK("http://x","y")' }, { note: { code: 'formula' } }],
  [{ name: '@SUM(A1)' }, { name: { code: 'formula' } }],
  [{ note: 'ก'.repeat(501) }, { note: { code: 'cellTooLong', most: 500 } }],
  [{ reference: 'A'.repeat(65) }, { reference: { code: 'cellTooLong', most: 64 } }],
])('cells %o have %o', (cells, problems) => {
  expect(problemsOf(cells)).toEqual(problems);
});

it('writes what it can read in one form, and leaves the rest', () => {
  expect(tidyCell('phone', '812345678')).toBe('081 234 5678');
  expect(tidyCell('phone', '081 234 56')).toBe('081 234 56');
  expect(tidyCell('cod', '฿1,250.50')).toBe('1250.5');
  expect(tidyCell('note', ' โทรก่อน  ถึง 😀 ')).toBe('โทรก่อน ถึง');
  expect(tidyCell('note', '–')).toBe('');
});
