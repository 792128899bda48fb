import { type Satang, satangFromBaht } from '@songwai/core/basics/money';

/** Digits, perhaps in groups of three, with at most two decimals. */
const written = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{0,2})?$/;

/** A typed sum in baht; null if it is none, or outside the limits. */
export function typedAmount(text: string, limits: { readonly minSatang: Satang; readonly maxSatang: Satang }): Satang | null {
  const typed = text.trim().replace(/^฿\s*/, '');
  if (!written.test(typed)) return null;
  const satang = satangFromBaht(Number(typed.replaceAll(',', '')));
  return satang >= limits.minSatang && satang <= limits.maxSatang ? satang : null;
}
