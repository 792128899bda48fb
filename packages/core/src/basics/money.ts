import { decimalParts } from './text/decimal.ts';

/** An amount of money in whole satang (1 baht is 100 satang). Always an integer. */
export type Satang = number;

/**
 * How a share of an amount is rounded to whole satang: fares floor, tax documents round half-up (decisions, "Rules with two
 * readings").
 */
export type Rounding = 'floor' | 'halfUp';

/**
 * Baht to satang, floored to two decimals of the number as written: 1.15 is 115, never 114.
 * @throws RangeError for a number that is not finite or is too large to count exactly.
 */
export function satangFromBaht(baht: number): Satang {
  const { isNegative, whole, fraction } = decimalParts(baht);
  const magnitude = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  const hasRest = /[1-9]/.test(fraction.slice(2));
  const satang = isNegative ? -(magnitude + (hasRest ? 1 : 0)) : magnitude;
  if (!Number.isSafeInteger(satang)) throw new RangeError(`${baht} baht is too large to be counted in satang`);
  return satang === 0 ? 0 : satang;
}

/** Satang to baht as the wire has it: a number with at most two decimals. */
export function bahtFromSatang(satang: Satang): number {
  return satang / 100;
}

/** Floors to two decimals without binary errors: `floor2(1.15)` is 1.15 (spec §9 "numbers floor to 2 decimals"). */
export function floor2(n: number): number {
  return bahtFromSatang(satangFromBaht(n));
}

/**
 * A share of an amount in whole satang.
 * @param percent with up to two decimals; 50 is a half.
 */
export function percentOf(satang: Satang, percent: number, rounding: Rounding): Satang {
  const product = BigInt(satang) * BigInt(satangFromBaht(percent));
  return Number(rounding === 'halfUp' ? divideHalfUp(product, 10_000n) : divideFloor(product, 10_000n));
}

/** A price for display: no decimals or two, floored; a missing price is `0` (spec §9, decisions). */
export function formatPrice(baht: number | null): string {
  return formatSatang(baht === null ? 0 : satangFromBaht(baht));
}

/** An amount with its currency sign: `฿82`, `฿1,234.50`, `-฿5`. */
export function formatBaht(satang: Satang): string {
  return satang < 0 ? `-฿${formatSatang(-satang)}` : `฿${formatSatang(satang)}`;
}

function formatSatang(satang: Satang): string {
  const magnitude = Math.abs(satang);
  const rest = magnitude % 100;
  const whole = String((magnitude - rest) / 100).replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = satang < 0 ? '-' : '';
  return rest === 0 ? `${sign}${whole}` : `${sign}${whole}.${String(rest).padStart(2, '0')}`;
}

function divideFloor(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

/** Rounds halves away from zero, so that a credit note mirrors its invoice. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const quotient = (magnitude * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -quotient : quotient;
}
