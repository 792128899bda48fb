import { bahtFromSatang } from '@songwai/core/basics/money';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { LockedJob } from '../scope-queries.ts';
import { changeTexts } from './change-texts.ts';

/** Half a satang: more than the rounding error of baht as a binary fraction. */
const tolerance = 0.005;

/**
 * A job's price after an amount was added. An expired search has returned promo code and free credit to the customer, so
 * searching again costs the normal price, which the customer must have seen.
 *
 * @param shownPrice in baht.
 * @throws {BusinessRefusal} 409 with `netPrice` where the shown price differs.
 */
export function priceAfter(job: LockedJob, addSatang: number, shownPrice: number | undefined) {
  const added = job.added_satang + addSatang;
  const given = job.discount_satang + job.free_credit_satang;
  if (job.status !== 'expired' || given === 0) return { added_satang: added, net_satang: job.net_satang + addSatang };
  const netSatang = job.normal_satang + added;
  const netPrice = bahtFromSatang(netSatang);
  if (shownPrice === undefined || Math.abs(shownPrice - netPrice) >= tolerance)
    throw new BusinessRefusal({ code: 409, text: changeTexts.priceChanged, fields: { netPrice } });
  return { added_satang: added, net_satang: netSatang, discount_satang: 0, free_credit_satang: 0, promo_code: null };
}
