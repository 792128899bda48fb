import { expect, it } from 'vitest';
import { readWrittenSum, typedSum } from './written-sum.ts';

it.each([
  ['2 พัน', 200_000],
  ['2พันห้า', 250_000],
  ['สองพันห้าร้อย', 250_000],
  ['1 หมื่น', 1_000_000],
  ['1.250,-', 125_000],
  ['1.250,50', 125_050],
  ['1,250.50', 125_050],
  ['1250.-', 125_000],
  ['350 บ.', 35_000],
  ['350บ', 35_000],
  ['฿ 350', 35_000],
  ['THB 1,250', 125_000],
  ['350 baht', 35_000],
  ['๑,๒๕๐ บาทถ้วน', 125_000],
  ['350.', 35_000],
  ['350/-', 35_000],
  ['\u200e350\u00a0บาท', 35_000],
  ['３５０', 35_000],
])('"%s" is a sum, the same in a paste, a file and a field', (text, satang) => {
  expect(readWrittenSum(text)).toEqual({ satang, isCertain: true, isRounded: false });
  expect(typedSum(text)).toBe(satang);
});

it.each([
  ['1.250', { satang: 125_000, isCertain: false, isRounded: false }],
  ['2k', { satang: 200_000, isCertain: false, isRounded: false }],
  ['350.49999999999994', { satang: 35_050, isCertain: true, isRounded: true }],
  ['1,250.4999999999998', { satang: 125_050, isCertain: true, isRounded: true }],
])('"%s" may be a sum, which a field does not take for certain', (text, sum) => {
  expect(readWrittenSum(text)).toEqual(sum);
  expect(typedSum(text)).toBeNull();
});

it.each(['', '-', 'abc', '1,23', '1,5', '-500', '1e4', '3.5E+2', '350?', '350 400', '3 กล่อง', '12/5', 'พันธุ์'])(
  '"%s" is none',
  (text) => {
    expect(readWrittenSum(text)).toBeNull();
  },
);
