import { expect, it } from 'vitest';
import { brandOfFirstDigits } from './card-brand.ts';
import { cardNumber } from './card-number.ts';

it.each([
  ['4', 'visa'],
  ['51', 'mastercard'],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['35', 'jcb'],
  ['2131', 'jcb'],
  ['1800', 'jcb'],
])('knows a card that begins with %s as %s', (digits, brand) => expect(brandOfFirstDigits(digits)).toBe(brand));

it.each(['', '5', '2', '27', '213', '2220', '2721', '34', '6'])('does not guess from %j', (digits) =>
  expect(brandOfFirstDigits(digits)).toBeNull(),
);

it.each(['4242424242424242', '5105105105105100', '2223000048400011', '3530111333300000'])(
  'agrees with the whole number %s',
  (digits) => {
    expect(cardNumber(digits)).toMatchObject({ value: { brand: brandOfFirstDigits(digits) } });
  },
);
