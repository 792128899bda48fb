/** A number as written, split at its decimal point. */
export interface DecimalParts {
  readonly isNegative: boolean;
  /** Digits before the point; at least `0`. */
  readonly whole: string;
  /** Digits after the point; may be empty. */
  readonly fraction: string;
}

/**
 * The decimal digits of a number as written. Multiplying would bring in binary errors: `1.15 * 100` is 114.99999999999999.
 * @throws RangeError for a number that is not finite.
 */
export function decimalParts(n: number): DecimalParts {
  if (!Number.isFinite(n)) throw new RangeError(`${n} is not an amount`);
  const [mantissa = '0', exponentText = '0'] = String(Math.abs(n)).split('e');
  const [head = '0', tail = ''] = mantissa.split('.');
  const exponent = Number(exponentText);
  const point = head.length + exponent;
  const digits = point < 0 ? `${'0'.repeat(-point)}${head}${tail}` : `${head}${tail}`.padEnd(point, '0');
  const cut = Math.max(point, 0);
  return { isNegative: n < 0, whole: digits.slice(0, cut) || '0', fraction: digits.slice(cut) };
}
