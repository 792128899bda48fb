import type { CardBrand } from './card-number.ts';

/** First digits by brand (spec §5): enough to know the brand while the number is still being typed. */
const beginnings: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['jcb', /^(?:2131|1800|35)/],
];

/** The brand that a number begins like; null while it cannot be known, or for one that is not taken. */
export const brandOfFirstDigits = (digits: string): CardBrand | null =>
  beginnings.find(([, beginning]) => beginning.test(digits))?.[0] ?? null;
