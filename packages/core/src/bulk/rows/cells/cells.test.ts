import { describe, expect, it } from 'vitest';
import { sampleCells } from '../../../../tests/bulk-rows.ts';
import { splitPhone } from '../../../validation/phones/find-written-phones.ts';
import type { RowCells } from '../delivery-row.ts';
import { checkCells, dayOfRows } from './check-cells.ts';
import { confirmHouseNumbers } from './house-number.ts';
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
    ['46351.708', '25/11/2026'],
    ['วันพุธที่ 25 พฤศจิกายน 2569', '25/11/2026'],
    ['Wed 25 Nov 2026', '25/11/2026'],
    ['November 25, 2026', '25/11/2026'],
    ['2026-11-24T17:00:00.000Z', '25/11/2026'],
    ['2026-11-24T17:00:00Z', '25/11/2026'],
    ['2026-11-24T17:30Z', '25/11/2026'],
    ['2026-11-24 17:00:00 UTC', '25/11/2026'],
    ['2026-11-24T17:00:00+00:00', '25/11/2026'],
    ['2026-11-24T20:00:00-05:00', '25/11/2026'],
    ['2026-11-25T00:00:00+07:00', '25/11/2026'],
    ['2026-11-25T16:59:59Z', '25/11/2026'],
    ['2569-11-24T17:00:00Z', '25/11/2026'],
    ['2026-12-31T18:00:00Z', '01/01/2027'],
    ['Tue Nov 24 2026 17:00:00 GMT+0000 (Coordinated Universal Time)', '25/11/2026'],
    ['Wed, 25 Nov 2026 03:00:00 GMT', '25/11/2026'],
    ['1795539600000', '25/11/2026'],
    ['20261125', '25/11/2026'],
    ['20261124T170000Z', '25/11/2026'],
    ['2026-11-25T23:30:00', '25/11/2026'],
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
  ['0 บาท', null],
  ['', null],
  ['350.49999999999994', 35_050],
  ['350.50000000000006', 35_050],
  ['199.99999999999997', 20_000],
  ['350 บ.', 35_000],
  ['350,-', 35_000],
  ['COD 350', 35_000],
  ['350฿', 35_000],
  ['2 พัน', 200_000],
  ['2พันห้า', 250_000],
  ['สามร้อย', 30_000],
  ['1.250,-', 125_000],
  ['1.250 บาท', 125_000],
  ['1.000,50', 100_050],
  ['๑,๒๕๐.๕๐ บ.', 125_050],
  ['1,250 THB', 125_000],
  ["'350", 35_000],
  ['="350"', 35_000],
  ['\u202a350\u202c', 35_000],
  ['350 บาทถ้วน', 35_000],
  ['1250.4999999999998', 125_050],
])('%s to collect is read', (text, value) => {
  expect(readAmount(text)).toEqual({ ok: true, value });
});

it.each([
  ['-350', { code: 'codAmount' }],
  ['1.250', { code: 'codAmount' }],
  ['COD', { code: 'codAmount' }],
  ['บาท', { code: 'codAmount' }],
  ['2k', { code: 'codAmount' }],
  ['3 กล่อง 350', { code: 'codAmount' }],
  ['350 หรือ 400', { code: 'codAmount' }],
  ['0.50', { code: 'codAmount' }],
  ['350?', { code: 'codAmount' }],
  ['3.5E+2', { code: 'codAmount' }],
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
  [{ name: '#N/A' }, { name: { code: 'formulaError' } }],
  [{ address: '15/5 #REF! พญาไท' }, { address: { code: 'formulaError' } }],
  [{ reference: '2.60124E+17' }, { reference: { code: 'numberShortened' } }],
  [{ note: '"ฝาก รปภ.' }, { note: { code: 'openQuote' } }],
  [{ address: '12/2? ซ.อารีย์ 2 พญาไท' }, { address: { code: 'addressDate', given: '12/2' } }],
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

describe('a house number that a spreadsheet took for a day', () => {
  it.each([
    ['12/02/2026 ซ.อารีย์ 2 พญาไท', '12/2? ซ.อารีย์ 2 พญาไท'],
    ['12/02/2569 ซ.อารีย์ 2', '12/2? ซ.อารีย์ 2'],
    ['2026-02-12 00:00:00 ซ.อารีย์ 2', '12/2? ซ.อารีย์ 2'],
    ['2026-02-12T00:00:00 ซ.อารีย์ 2', '12/2? ซ.อารีย์ 2'],
    ['12-Feb ซ.อารีย์ 2', '12/2? ซ.อารีย์ 2'],
    ['12-ก.พ. ซ.อารีย์ 2', '12/2? ซ.อารีย์ 2'],
    ['12-Feb-26 ซ.อารีย์ 2', '12/2? ซ.อารีย์ 2'],
    ['01/05/1968 ถ.สีลม บางรัก', '5/68? ถ.สีลม บางรัก'],
    ['Dec-88 ถ.สีลม บางรัก', '12/88? ถ.สีลม บางรัก'],
    ['ธ.ค.-88 ถ.สีลม บางรัก', '12/88? ถ.สีลม บางรัก'],
    ['46065 ถ.สีลม บางรัก', '12/2? ถ.สีลม บางรัก'],
    ['บ้านเลขที่ 05/03/2026 ถ.สีลม', 'บ้านเลขที่ 5/3? ถ.สีลม'],
    ['12/02/2026, ถ.สีลม', '12/2?, ถ.สีลม'],
    ['อาคาร A 12/02/2026 ถ.สีลม', 'อาคาร A 12/2? ถ.สีลม'],
  ])('%s is given back to be confirmed', (address, given) => {
    const tidied = tidyCell('address', address);
    expect(tidied).toBe(given);
    expect(problemsOf({ address: tidied }).address?.code).toBe('addressDate');
    expect(problemsOf({ address: confirmHouseNumbers(tidied) }).address).toBeUndefined();
  });

  it.each(['12/2 ซ.อารีย์ 2', '88/12 ถ.สีลม', '12/2/26 ถ.สีลม', '99/1 หมู่ 5 ถ.บางนา-ตราด กม. 12', '10110 กรุงเทพฯ', 'ซ.สุขุมวิท 49-51'])(
    '%s is none',
    (address) => {
      expect(tidyCell('address', address)).toBe(address);
    },
  );
});

it.each([
  ['081-234-5678, 089-987-6543', '081-234-5678', '089-987-6543'],
  ['0812345678/0899876543', '0812345678', '0899876543'],
  ['0812345678 0899876543', '0812345678', '0899876543'],
  ['02-123-4567 ต่อ 12', '02-123-4567', 'ต่อ 12'],
  ['คุณนก 081 234 5678', '081 234 5678', 'คุณนก'],
  ['+66 81 234 5678 (แม่)', '+66 81 234 5678', '(แม่)'],
  ['โทร 0812345678', '0812345678', 'โทร'],
  ['0812345678', '0812345678', ''],
  ['081 234 56', '081 234 56', ''],
])('of "%s" the first phone is called and the rest is kept', (text, phone, rest) => {
  expect(splitPhone(text)).toEqual({ phone, rest });
});

it.each([
  ['name', '="นก"'.replaceAll('\\', ''), 'นก'],
  ['reference', "'00042", '00042'],
  ['name', 'น\u200bก', 'นก'],
  ['name', '\u202eนก\u202c', 'นก'],
  ['reference', 'Ａ－１００１', 'A-1001'],
  ['cod', '\u200e350\u200e', '350'],
] as const)('a %s of %j is shown as it was meant', (field, text, shown) => {
  expect(tidyCell(field, text)).toBe(shown);
});
