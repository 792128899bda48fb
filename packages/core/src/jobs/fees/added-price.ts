import type { Satang } from '../../basics/money.ts';

/** What a customer may add to a price so that a driver takes the job, in satang: whole baht, at a time and in all. */
export const addedPriceBounds = { leastSatang: 1_000, mostAtOnceSatang: 50_000, mostInAllSatang: 100_000 } as const;

/** Whether so much may be added to what was added before. */
export function decideAddedPrice(
  addSatang: Satang,
  addedBeforeSatang: Satang,
): 'allowed' | 'notWholeBaht' | 'tooLittle' | 'tooMuch' | 'tooMuchInAll' {
  if (addSatang % 100 !== 0) return 'notWholeBaht';
  if (addSatang < addedPriceBounds.leastSatang) return 'tooLittle';
  if (addSatang > addedPriceBounds.mostAtOnceSatang) return 'tooMuch';
  return addedBeforeSatang + addSatang > addedPriceBounds.mostInAllSatang ? 'tooMuchInAll' : 'allowed';
}
