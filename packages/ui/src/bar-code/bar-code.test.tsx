import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarCode } from './bar-code.tsx';
import { barPath } from './bar-path.ts';

/** The widths of bars and gaps, as Code 128 writes them (ISO/IEC 15417). */
const widths = (value: string): string => {
  const { size, path } = barPath(value);
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)/g)].map(([, at, length]) => [Number(at), Number(length)] as const);
  const ends = bars.map(([at, length]) => at + length);
  return bars.map(([, length], index) => `${length}${(bars[index + 1]?.[0] ?? size) - (ends[index] ?? 0) || ''}`).join('');
};

test('digits are written in pairs, with check character and stop', () => {
  // Start C, 12, 34, check (105 + 12 + 2 × 34) mod 103 = 82, stop.
  expect(widths('1234')).toBe(['211232', '112232', '131123', '121241', '2331112'].join(''));
});

test('the parts of a bill are divided by line ends, which the code holds', () => {
  const bill = barPath('|099400016550100\r261200042\r0105599008770\r1235520');
  // Eleven modules for each character, thirteen for the stop.
  expect(bill.size % 11).toBe(2);
  expect(bill.path.startsWith('M0 0h2v1')).toBe(true);
});

test('it is one picture with a name, on white', () => {
  render(<BarCode value="1234" label="บาร์โค้ดสำหรับจ่าย ฿12" caption="จ่ายก่อน 16/12/2026" />);
  expect(screen.getByRole('img', { name: 'บาร์โค้ดสำหรับจ่าย ฿12' })).toBeTruthy();
  expect(screen.getByRole('figure').getAttribute('data-theme')).toBe('light');
});
