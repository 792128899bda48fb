import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bahtFromSatang, floor2, formatBaht, formatPrice, percentOf, satangFromBaht } from './money.ts';

/** Amounts as customers and tariffs write them, with up to six decimals. */
const writtenAmount = fc
  .tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([whole, fraction, decimals]) => `${whole}.${String(fraction).padStart(6, '0').slice(0, decimals) || '0'}`);

/** The satang of a written amount, computed from its digits. */
const satangOfDigits = (written: string): bigint => {
  const [whole = '0', fraction = ''] = written.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
};

describe('counting baht in satang', () => {
  it('floors to two decimals exactly as an amount is written', () => {
    fc.assert(fc.property(writtenAmount, (written) => BigInt(satangFromBaht(Number(written))) === satangOfDigits(written)));
  });

  it('floors a negative amount away from zero', () => {
    expect([-1.15, -1.151, -0.001, -0].map(satangFromBaht)).toEqual([-115, -116, -1, 0]);
  });

  it('brings every whole number of satang back unchanged', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (satang) => {
        fc.pre(Math.abs(satang) < 1e13);
        expect(satangFromBaht(bahtFromSatang(satang))).toBe(satang);
      }),
    );
  });

  it('adds up sums without losing a satang, in whatever order', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 50 });
    fc.assert(
      fc.property(amounts, (satangs) => {
        const sum = satangs.map(bahtFromSatang).reduce((total, baht) => total + satangFromBaht(baht), 0);
        expect(BigInt(sum)).toBe(satangs.reduce((total, satang) => total + BigInt(satang), 0n));
      }),
    );
  });

  it('reads amounts that are written with an exponent', () => {
    expect([1e-7, 1.5e-3, 12e12].map(satangFromBaht)).toEqual([0, 0, 1_200_000_000_000_000]);
  });

  it('refuses what is no amount', () => {
    for (const baht of [Number.NaN, Number.POSITIVE_INFINITY, 1e21]) expect(() => satangFromBaht(baht)).toThrow(RangeError);
  });

  it('never floors to more than there was', () => {
    fc.assert(fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (n) => floor2(n) <= n && n - floor2(n) < 0.010001));
  });
});

describe('a share of an amount', () => {
  it('agrees with exact integers, floored and half-up', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(100), (satang, percent) => {
        const product = BigInt(satang) * BigInt(percent);
        expect(BigInt(percentOf(satang, percent, 'floor'))).toBe(product / 100n);
        expect(BigInt(percentOf(satang, percent, 'halfUp'))).toBe((product + 50n) / 100n);
      }),
    );
  });

  it('mirrors a credit note: halves go away from zero', () => {
    expect([percentOf(150, 1, 'halfUp'), percentOf(-150, 1, 'halfUp'), percentOf(-150, 1, 'floor')]).toEqual([2, -2, -2]);
  });

  it('takes a percent with decimals', () => {
    expect(percentOf(10_000, 0.75, 'floor')).toBe(75);
  });
});

describe('showing an amount', () => {
  it('has no decimals or two, and separates thousands', () => {
    expect([8200, 123_450, 5, 100_000_000].map(formatBaht)).toEqual(['฿82', '฿1,234.50', '฿0.05', '฿1,000,000']);
  });

  it('puts the sign before the currency', () => {
    expect(formatBaht(-500)).toBe('-฿5');
    expect(formatPrice(-1234.5)).toBe('-1,234.50');
  });
});
