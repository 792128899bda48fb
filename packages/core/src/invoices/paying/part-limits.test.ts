import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withholdTax } from '../withholding.ts';
import { partLimits } from './part-limits.ts';

test.each([
  ['leaves at least what can be paid', { leftSatang: 10_000, mayWithhold: false }, { minSatang: 2_000, maxSatang: 8_000 }],
  ['leaves as much after withholding', { leftSatang: 10_000, mayWithhold: true }, { minSatang: 2_000, maxSatang: 7_980 }],
  ['is just possible', { leftSatang: 4_000, mayWithhold: false }, { minSatang: 2_000, maxSatang: 2_000 }],
  ['of too little is impossible', { leftSatang: 3_999, mayWithhold: false }, null],
])('a part %s', (_, left, limits) => {
  expect(partLimits({ ...left, leastSatang: 2_000 })).toEqual(limits);
});

test('the rest of the largest part can always be paid, with and without withholding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 100, max: 5_000 }), (leftSatang, leastSatang) => {
      const limits = partLimits({ leftSatang, leastSatang, mayWithhold: true });
      if (limits === null) return;
      const rest = leftSatang - limits.maxSatang;
      expect(withholdTax(rest, 'company').payableSatang).toBeGreaterThanOrEqual(leastSatang);
    }),
  );
});
