import type { Satang } from '@songwai/core/basics/money';
import { typedSum } from '@songwai/core/basics/text/written-sum';

/** A typed sum in baht; null if it is none, or outside the limits. */
export function typedAmount(text: string, limits: { readonly minSatang: Satang; readonly maxSatang: Satang }): Satang | null {
  const satang = typedSum(text);
  return satang !== null && satang >= limits.minSatang && satang <= limits.maxSatang ? satang : null;
}
