import type { Satang } from '../../basics/money.ts';
import { withholdTax } from '../withholding.ts';

/** What of an invoice may be paid at once. */
export interface PartLimits {
  readonly minSatang: Satang;
  readonly maxSatang: Satang;
}

interface Left {
  readonly leftSatang: Satang;
  /** The least that one payment may be. */
  readonly leastSatang: Satang;
  /** The payer may withhold 1 % of the rest, too. */
  readonly mayWithhold: boolean;
}

/**
 * The sums that a part of what is left may have: neither it nor the rest may be less than can be paid, or the rest could never be. All of
 * it may always be paid, as long as it is not less itself.
 *
 * @returns null where only all of it can be paid.
 */
export function partLimits({ leftSatang, leastSatang, mayWithhold }: Left): PartLimits | null {
  let restSatang = leastSatang;
  while (mayWithhold && withholdTax(restSatang, 'company').payableSatang < leastSatang) restSatang += 1;
  const maxSatang = leftSatang - restSatang;
  return maxSatang < leastSatang ? null : { minSatang: leastSatang, maxSatang };
}
