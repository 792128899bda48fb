import type { Satang } from '../../basics/money.ts';

/** The customer's choice of a full-day package (decisions, "Prices"). */
export interface FullDayChoice {
  /** Null until a package is chosen. */
  readonly packageFeeSatang: Satang | null;
  readonly optionFeesSatang: readonly Satang[];
  readonly driverCount: number;
  readonly hire: { readonly kind: 'days'; readonly days: number } | { readonly kind: 'months'; readonly months: number };
}

/** A full-day price and its parts. */
export interface FullDayPrice {
  /** Package price over all drivers and days or months. */
  readonly packageSatang: Satang;
  readonly optionsSatang: Satang;
  readonly totalSatang: Satang;
}

/**
 * Days: (package + options) × drivers × days. Monthly: fee × months × drivers + options once (decisions).
 * Without a package the price is 0 (spec §5).
 */
export function calculateFullDayPrice(choice: FullDayChoice): FullDayPrice {
  const { packageFeeSatang, optionFeesSatang, driverCount, hire } = choice;
  if (packageFeeSatang === null) return { packageSatang: 0, optionsSatang: 0, totalSatang: 0 };
  const options = optionFeesSatang.reduce((sum, fee) => sum + fee, 0);
  const packageSatang = packageFeeSatang * driverCount * (hire.kind === 'days' ? hire.days : hire.months);
  const optionsSatang = hire.kind === 'days' ? options * driverCount * hire.days : options;
  return { packageSatang, optionsSatang, totalSatang: packageSatang + optionsSatang };
}
