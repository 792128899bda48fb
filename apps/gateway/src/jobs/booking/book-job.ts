import { bahtFromSatang } from '@songwai/core/basics/money';
import { encodePolyline } from '@songwai/core/basics/polyline';
import { expressTask, nextDayTask } from '@songwai/core/basics/wire-numbers';
import { searchEnd } from '@songwai/core/jobs/search/search-end';
import { parseOptionIds } from '@songwai/core/pricing/option-ids';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Payments } from '../../payments/charges/payments.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { spendFreeCredit } from '../../pricing/credit/free-credit-queries.ts';
import { defaultPriceList, readPriceList } from '../../pricing/customer-view.ts';
import type { PricedOrder, PriceStop, RatedOrder } from '../../pricing/priced-order.ts';
import { recordPromoUse } from '../../pricing/promo/promo-queries.ts';
import type { Pricing } from '../../pricing/service.ts';
import { toEstimateReply } from '../../pricing/wire.ts';
import { askForPayment, type Booked } from '../paying/ask-for-payment.ts';
import type { StoredAnswer } from '../tables.ts';
import { jobTexts } from '../texts.ts';
import { findAnswer } from './booking-queries.ts';
import { type BookingRequest, type CheckedBooking, checkBooking } from './check-booking.ts';
import { createCommitBooking, type JobColumns, type PrepareBooking } from './commit-booking.ts';
import type { InvoicePause } from './storing/invoice-pause.ts';

export interface BookingDeps {
  readonly db: Kysely<Database>;
  readonly pricing: Pricing;
  readonly payments: Payments;
  readonly clock: Clock;
  readonly random: Random;
  readonly newCustomerCashJobs: number;
  readonly invoicePause: InvoicePause;
}

/** Half a satang: more than the rounding error of baht as a binary fraction. */
const priceTolerance = 0.005;

const isExpectedPrice = ({ shownPrice, quoteId }: BookingRequest, { price, isQuoted }: PricedOrder): boolean =>
  shownPrice === undefined
    ? quoteId === undefined || isQuoted
    : Math.abs(shownPrice - bahtFromSatang(price.netSatang)) < priceTolerance;

/**
 * The customer pays the price that was shown, or quoted: if it has changed, the booking is refused with the new estimate. Where
 * neither was given, at least a promo code without effect is refused.
 */
async function requireExpectedPrice(body: BookingRequest, order: PricedOrder, pricing: Pricing): Promise<void> {
  if (!isExpectedPrice(body, order)) {
    const estimate = toEstimateReply(order, await pricing.quote(order));
    throw new BusinessRefusal({ code: 409, text: jobTexts.priceChanged, fields: { estimate } });
  }
  if (body.shownPrice === undefined && body.promoCode !== undefined && order.promo === null)
    throw new BusinessRefusal({ code: 422, field: 'promoCode', text: jobTexts.promoNotValid });
}

function columnsOf(body: BookingRequest, checked: CheckedBooking, order: PricedOrder): JobColumns {
  const { normalSatang: _sum, ...lines } = order.fare;
  const legs = order.route.legs.map(({ points, metres }) => ({ polyline: encodePolyline(points), metres }));
  return {
    ...checked.details,
    task_type: body.taskType ?? expressTask,
    order_type: body.orderType,
    job_type: body.jobType ?? -1,
    vehicle_id: body.vehicle,
    extra_ids: [...parseOptionIds(body.option)],
    payment_point: checked.paymentPoint,
    pick_up_at: checked.pickUp.from,
    pick_up_until: checked.pickUp.until,
    distance_hundredths_km: order.distanceHundredthsKm,
    normal_satang: order.price.normalSatang,
    discount_satang: order.price.discountSatang,
    free_credit_satang: order.price.freeCreditSatang,
    net_satang: order.price.netSatang,
    price_lines: JSON.stringify(lines),
    promo_code: order.promo?.code ?? null,
    route: JSON.stringify({ legs, isApproximate: order.route.isApproximate }),
    search_until: searchEnd(checked.pickUp),
  };
}

/** A booking whose form is validated, with its price by one price list. */
interface PreparedBooking {
  readonly checked: CheckedBooking;
  readonly rated: RatedOrder;
}

/** Books jobs; see `create_job` in the contract. */
export function createBooking(deps: BookingDeps) {
  const { db, pricing, clock, payments } = deps;
  const commit = createCommitBooking(deps);

  const rateBy = (priceList: string, body: BookingRequest, stops: readonly PriceStop[]): Promise<RatedOrder> =>
    pricing.rate({
      vehicleId: body.vehicle,
      extraIds: parseOptionIds(body.option),
      isNextDay: body.taskType === nextDayTask,
      stops,
      priceList,
      quoteId: body.quoteId,
    });

  const prepareBy = async (priceList: string, body: BookingRequest, now: Date): Promise<PreparedBooking> => {
    const wantsReturn = await pricing.hasReturnTrip(parseOptionIds(body.option));
    const limit = body.parcel && (await pricing.limitOf(body.vehicle));
    const checked = checkBooking(body, { now, wantsReturn, limit });
    return { checked, rated: await rateBy(priceList, body, checked.stops) };
  };

  /**
   * Prices the booking before its transaction, because a routing server may be asked: by the list of nearly all customers, without the database.
   * The transaction reads which list it is.
   *
   * @returns the answer where this guid has booked before: a repeated booking is answered as the first one, also where its time has passed.
   */
  const prepare = async (body: BookingRequest, userId: string, now: Date): Promise<PreparedBooking | StoredAnswer> => {
    try {
      return await prepareBy(defaultPriceList, body, now);
    } catch (error) {
      const earlier = await findAnswer(db, { userId, guid: body.guid });
      if (earlier !== undefined) return earlier;
      const priceList = await readPriceList(db, userId);
      if (!(error instanceof BusinessRefusal) || priceList === defaultPriceList) throw error;
      return prepareBy(priceList, body, now);
    }
  };

  return async (body: BookingRequest, session: Session, beforehand?: PrepareBooking): Promise<Booked> => {
    const { userId } = session;
    const { guid, paymentType, cardId, remarkImages: photoNames = [] } = body;
    const now = clock.now();
    const prepared = await prepare(body, userId, now);
    if ('jobId' in prepared) return { answer: prepared, charge: await askForPayment(payments, prepared.jobId, db) };
    const { checked, rated } = prepared;
    const { stops } = checked;
    const requested = { guid, session, paymentType, cardId, photoNames, stops, now, prepare: beforehand };
    return commit(requested, async (trx, { customer, creditSatang }) => {
      const { priceList } = customer;
      const own = priceList === rated.priceList ? rated : await rateBy(priceList, body, stops);
      const order = await pricing.price(trx, own, { customer, promoCode: body.promoCode, creditSatang });
      await requireExpectedPrice(body, order, pricing);
      return {
        jobs: [columnsOf(body, checked, order)],
        spend: async (jobId) => {
          if (order.promo !== null) await recordPromoUse(trx, { jobId, code: order.promo.code, userId, usedAt: now });
          await spendFreeCredit(trx, { userId, jobId, satang: order.price.freeCreditSatang, at: now });
        },
      };
    });
  };
}
