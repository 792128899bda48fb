/** Hundredths of a baht, always an integer. */
export type Satang = number;

/** Decimal text of a finite number without exponent, so that cutting digits is exact. */
const decimalText = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20) : text;
};

/**
 * Baht to satang, exactly floored to two decimals (spec §9): 1.15 is 115, where naive arithmetic gives 114.
 * @throws RangeError for what is no finite number
 */
export const satangFromBaht = (baht: number): Satang => {
  if (!Number.isFinite(baht)) throw new RangeError(`${baht} is no sum of money`);
  const [whole = '0', fraction = ''] = decimalText(Math.abs(baht)).split('.');
  const satang = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  if (baht >= 0) return satang;
  // Flooring goes down, also below zero.
  return /[1-9]/.test(fraction.slice(2)) ? -satang - 1 : -satang || 0;
};

/** Satang to baht, as the wire has it. */
export const bahtFromSatang = (satang: Satang): number => satang / 100;

/** A number floored to two decimals, decimal-exact. */
export const floor2 = (value: number): number => satangFromBaht(value) / 100;

/** `1,234.50`, or without decimals when whole; nothing is shown as 0 (decisions, "Cards"). */
export const formatPrice = (baht: number | null): string => {
  const satang = satangFromBaht(baht ?? 0);
  const isWhole = satang % 100 === 0;
  return new Intl.NumberFormat('en-US', { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: 2 }).format(satang / 100);
};

/** `฿1,234.50`, `฿82`. */
export const formatBaht = (satang: Satang): string => `฿${formatPrice(bahtFromSatang(satang))}`;
