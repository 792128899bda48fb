import type { Satang } from '../../basics/money.ts';

/** Limits of what a customer may add to a price to attract a driver, in satang: whole baht, per addition and in total. */
export const addedPriceBounds = { leastSatang: 1_000, mostAtOnceSatang: 50_000, mostInAllSatang: 100_000 } as const;

/** Checks an addition to the price against the limits. */
export function decideAddedPrice(
  addSatang: Satang,
  addedBeforeSatang: Satang,
): 'allowed' | 'notWholeBaht' | 'tooLittle' | 'tooMuch' | 'tooMuchInAll' {
  if (addSatang % 100 !== 0) return 'notWholeBaht';
  if (addSatang < addedPriceBounds.leastSatang) return 'tooLittle';
  if (addSatang > addedPriceBounds.mostAtOnceSatang) return 'tooMuch';
  return addedBeforeSatang + addSatang > addedPriceBounds.mostInAllSatang ? 'tooMuchInAll' : 'allowed';
}
