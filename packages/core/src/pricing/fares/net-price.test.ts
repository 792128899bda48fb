import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateNet, type PromoDiscount } from './net-price.ts';

const fifty: PromoDiscount = { kind: 'amount', amountSatang: 5_000 };
const halfToFifty: PromoDiscount = { kind: 'percent', percent: 50, maxSatang: 5_000 };

describe('what is taken off a price', () => {
  it('takes the promo code off first and the free credit after it', () => {
    expect(calculateNet(8_200, { promo: fifty, creditSatang: 2_000 })).toEqual({
      normalSatang: 8_200,
      discountSatang: 5_000,
      freeCreditSatang: 2_000,
      netSatang: 1_200,
    });
  });

  it('uses no more credit than the price needs', () => {
    expect(calculateNet(8_200, { promo: fifty, creditSatang: 20_000 })).toMatchObject({ freeCreditSatang: 3_200, netSatang: 0 });
  });

  it('takes half off, floored to the satang, up to the cap', () => {
    expect(calculateNet(8_201, { promo: halfToFifty, creditSatang: 0 }).discountSatang).toBe(4_100);
    expect(calculateNet(80_000, { promo: halfToFifty, creditSatang: 0 }).discountSatang).toBe(5_000);
  });

  it('gives no more than the price away', () => {
    expect(calculateNet(3_000, { promo: fifty, creditSatang: 0 })).toMatchObject({ discountSatang: 3_000, netSatang: 0 });
  });

  it('never falls below zero, and its parts always add up', () => {
    const satang = fc.integer({ min: 0, max: 10_000_000 });
    const anyPromo = fc.oneof(
      fc.constant(null),
      satang.map((amountSatang): PromoDiscount => ({ kind: 'amount', amountSatang })),
      fc
        .record({ percent: fc.integer({ min: 0, max: 100 }), maxSatang: satang })
        .map((share): PromoDiscount => ({ kind: 'percent', ...share })),
    );
    fc.assert(
      fc.property(satang, anyPromo, satang, (normal, promo, creditSatang) => {
        const price = calculateNet(normal, { promo, creditSatang });
        expect(price.netSatang).toBeGreaterThanOrEqual(0);
        expect(price.discountSatang).toBeLessThanOrEqual(normal);
        expect(price.freeCreditSatang).toBeLessThanOrEqual(creditSatang);
        expect(price.netSatang + price.discountSatang + price.freeCreditSatang).toBe(normal);
      }),
    );
  });
});
