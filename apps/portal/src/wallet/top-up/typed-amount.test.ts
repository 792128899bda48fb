import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

const limits = { minSatang: 10_000, maxSatang: 2_000_000 };

test.each([
  ['2600', 260_000],
  ['2,600', 260_000],
  [' ฿ 1,234.50 ', 123_450],
  ['100', 10_000],
  ['20000', 2_000_000],
])('"%s" is a sum', (text, satang) => {
  expect(typedAmount(text, limits)).toBe(satang);
});

test.each(['', 'abc', '99.99', '20000.01', '1,23', '100.555', '-500', '1e4'])('"%s" cannot be topped up', (text) => {
  expect(typedAmount(text, limits)).toBeNull();
});
