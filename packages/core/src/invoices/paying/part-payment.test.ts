import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Invoice, InvoicePayment } from '../invoice.ts';
import { invoicePart, leftSatang } from './part-payment.ts';

const open = (openSatang: number) => ({ openSatang }) as Invoice;
/** The invoice of the design's story: ฿12,480, of which a company withholds ฿124.80. */
const detail = { invoice: open(1_248_000), payments: [], withholding: { baseSatang: 1_248_000, amountSatang: 12_480 } };

test('all of it, with and without the tax', () => {
  expect(invoicePart(detail, { amountSatang: null, withholds: true })).toEqual({
    amountSatang: 1_248_000,
    withheldSatang: 12_480,
    payableSatang: 1_235_520,
  });
  expect(invoicePart(detail, { amountSatang: null, withholds: false }).payableSatang).toBe(1_248_000);
});

test.each([
  ['a round part', 100_000, 1_000],
  ['half a satang goes up', 50, 1],
  ['less than half a satang is nothing', 49, 0],
])('%s', (_, amountSatang, withheldSatang) => {
  expect(invoicePart(detail, { amountSatang, withholds: true })).toMatchObject({ amountSatang, withheldSatang });
});

test('a part with VAT withholds of its share before VAT', () => {
  const withVat = { invoice: open(107_000), payments: [], withholding: { baseSatang: 100_000, amountSatang: 1_000 } };
  expect(invoicePart(withVat, { amountSatang: 53_500, withholds: true }).withheldSatang).toBe(500);
});

test('whoever is no company withholds nothing', () => {
  expect(invoicePart({ ...detail, withholding: null }, { amountSatang: null, withholds: true }).withheldSatang).toBe(0);
});

test('money and tax are always the part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_248_000 }), fc.boolean(), (amountSatang, withholds) => {
      const part = invoicePart(detail, { amountSatang, withholds });
      expect(part.payableSatang + part.withheldSatang).toBe(amountSatang);
      expect(part.withheldSatang).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a payment under way is no longer left to pay, one that failed is', () => {
  const payment = (state: InvoicePayment['state']) => ({ state, amountSatang: 495_000, withheldSatang: 5_000 }) as InvoicePayment;
  const withPayments = { ...detail, payments: [payment('pending'), payment('failed'), payment('paid')] };
  expect(leftSatang(withPayments)).toBe(748_000);
  const withholding = { baseSatang: 748_000, amountSatang: 7_480 };
  expect(invoicePart({ ...withPayments, withholding }, { amountSatang: null, withholds: true })).toEqual({
    amountSatang: 748_000,
    withheldSatang: 7_480,
    payableSatang: 740_520,
  });
  expect(leftSatang({ ...detail, payments: [payment('pending'), payment('pending'), payment('pending')] })).toBe(0);
});
