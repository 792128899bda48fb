import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardCharge } from './card-charge.ts';
import { cardCvv } from './card-cvv.ts';
import { cardExpiry } from './card-expiry.ts';
import { cardHolder } from './card-holder.ts';
import { cardNumber } from './card-number.ts';

const withLuhnDigit = (start: string): string =>
  [...'0123456789'].map((digit) => start + digit).find((digits) => cardNumber(digits).ok) ?? `${start}x`;

const starts = fc
  .record({ prefix: fc.constantFrom('4', '51', '55', '2221', '2720', '3528', '3589'), rest: fc.stringMatching(/^[0-9]{15}$/) })
  .map(({ prefix, rest }) => `${prefix}${rest}`.slice(0, 15));

describe('a card number', () => {
  it('has exactly one last digit that fits, and no mistyped digit passes', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 4, max: 15 }), fc.integer({ min: 1, max: 9 }), (start, position, step) => {
        const digits = withLuhnDigit(start);
        expect(cardNumber(digits).ok).toBe(true);
        const mistyped = `${digits.slice(0, position)}${(Number(digits[position]) + step) % 10}${digits.slice(position + 1)}`;
        expect(cardNumber(mistyped).ok).toBe(false);
      }),
    );
  });

  it('is answered without the separators that people type', () => {
    expect(cardNumber('5555-5555 5555-4444')).toEqual({ ok: true, value: { digits: '5555555555554444', brand: 'mastercard' } });
  });

  it.each(['2220000000000000', '2721000000000004', '340000000000009', '36000000000008', '4000000000000'])(
    'of another kind or length is refused: %s',
    (text) => expect(cardNumber(text)).toMatchObject({ error: { code: 'cardNumberInvalid' } }),
  );
});

describe('a card expiry', () => {
  const lastMinute = new Date('2026-11-30T23:59:59+07:00');

  it('is good to the last minute of its month in Bangkok and refused in the next', () => {
    expect(cardExpiry('11/26', lastMinute)).toEqual({ ok: true, value: { month: '11', year: '2026' } });
    expect(cardExpiry('11/26', new Date(lastMinute.getTime() + 1000))).toMatchObject({ error: { code: 'cardExpired' } });
  });

  it.each(['00/27', '13/27', '1/27', '01-27', '01/2027', ' 01/27'])('is not written %s', (text) => {
    expect(cardExpiry(text, lastMinute)).toMatchObject({ error: { code: 'cardExpiryInvalid' } });
  });
});

it('takes a holder as on the card, with single spaces', () => {
  expect(cardHolder('ANNA-MARIA  LEE')).toEqual({ ok: true, value: 'ANNA-MARIA LEE' });
  for (const name of ['สมชาย', 'J0hn', "O'Brien", 'John-', 'A--B']) expect(cardHolder(name).ok, name).toBe(false);
});

it('says for every empty field of a card that it is required', () => {
  const now = new Date();
  for (const result of [cardNumber(' '), cardExpiry('', now), cardHolder(' '), cardCvv('')])
    expect(result).toMatchObject({ error: { code: 'required' } });
});

it('refuses a card for a total below 20 baht and says from when on', () => {
  expect([cardCharge(20).ok, cardCharge(Number.NaN).ok]).toEqual([true, false]);
  expect(cardCharge(19.99)).toEqual({ ok: false, error: { code: 'cardTotalTooLow', values: { min: 20 } } });
});
