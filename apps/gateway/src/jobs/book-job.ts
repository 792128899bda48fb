import { bahtFromSatang } from '@songwai/core/basics/money';
import { encodePolyline } from '@songwai/core/basics/polyline';
import { searchEnd } from '@songwai/core/jobs/search-end';
import { parseOptionIds } from '@songwai/core/pricing/option-ids';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Clock, Random } from '../deps.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Session } from '../http/session.ts';
import { httpTexts } from '../http/texts.ts';
import { readPayingCustomer } from '../pricing/customer-queries.ts';
import { spendFreeCredit } from '../pricing/free-credit-queries.ts';
import type { PricedOrder, RatedOrder } from '../pricing/priced-order.ts';
import { recordPromoUse } from '../pricing/promo-queries.ts';
import type { Pricing } from '../pricing/service.ts';
import { toEstimateReply } from '../pricing/wire.ts';
import { claimPhotos } from '../storage/claim-queries.ts';
import { drawJobId, findAnswer, insertJob } from './booking-queries.ts';
import { type BookingRequest, type CheckedBooking, checkBooking } from './check-booking.ts';
import { requirePayment } from './check-payment.ts';
import { recordBooking } from './status-queries.ts';
import type { JobsTable, StoredAnswer } from './tables.ts';
import { jobTexts } from './texts.ts';

/** Reads a wallet's balance; handed in by the room that keeps the ledger. */
interface WalletReader {
  /** In satang. */
  readBalance(userId: string): Promise<number>;
}

export interface BookingDeps {
  readonly db: Kysely<Database>;
  readonly pricing: Pricing;
  readonly wallets: WalletReader;
  readonly clock: Clock;
  readonly random: Random;
}

/** 144 bits, which nobody guesses; 24 characters of base64url. */
const linkBytes = 18;
/** Half a satang: what is lost when baht travel as a binary fraction is far less. */
const priceTolerance = 0.005;

interface BookingCase {
  readonly body: BookingRequest;
  readonly session: Session;
  readonly checked: CheckedBooking;
  readonly rated: RatedOrder;
  readonly walletSatang: number;
  readonly now: Date;
}

/** What a job is known by. */
interface JobIds extends StoredAnswer {
  readonly ratingToken: string;
  readonly remarkImages: string[];
}

/**
 * What the customer saw must be what they pay: with a price shown, a difference books nothing and answers the new estimate; without one, at
 * least a code that gives no discount is told.
 */
function requireExpectedPrice(body: BookingRequest, order: PricedOrder): void {
  const netPrice = bahtFromSatang(order.price.netSatang);
  if (body.shownPrice !== undefined) {
    if (Math.abs(body.shownPrice - netPrice) < priceTolerance) return;
    throw new BusinessRefusal({ code: 409, text: jobTexts.priceChanged, fields: { estimate: toEstimateReply(order) } });
  }
  if (body.promoCode !== undefined && order.promo === null)
    throw new BusinessRefusal({ code: 422, field: 'promoCode', text: jobTexts.promoNotValid });
}

function toRow(booking: BookingCase, order: PricedOrder, ids: JobIds): Insertable<JobsTable> {
  const { body, session, checked, now } = booking;
  const { ratingToken, remarkImages, ...answer } = ids;
  const { normalSatang: _sum, ...lines } = order.fare;
  const legs = order.route.legs.map(({ points, metres }) => ({ polyline: encodePolyline(points), metres }));
  return {
    id: answer.jobId,
    user_id: session.userId,
    company_user_id: session.company?.companyId ?? null,
    guid: body.guid,
    tracking_id: answer.trackingId,
    status: 'matching',
    task_type: body.taskType ?? 1,
    order_type: body.orderType,
    job_type: body.jobType ?? -1,
    vehicle_id: body.vehicle,
    extra_ids: [...parseOptionIds(body.option)],
    remark: checked.remark,
    remark_images: remarkImages,
    confirm_phone: checked.confirmPhone,
    payment_type: body.paymentType,
    payment_point: checked.paymentPoint,
    channel: session.channel,
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
    answer: JSON.stringify(answer),
    cancel_reason: null,
    is_fixed_driver: body.fixDriver === true,
    search_until: searchEnd(checked.pickUp),
    rating_token: ratingToken,
    created_at: now,
    over_at: null,
  };
}

/** Books jobs; see `create_job` in the contract. */
export function createBooking(deps: BookingDeps) {
  const { db, pricing, wallets, clock, random } = deps;
  const drawLink = () => random.bytes(linkBytes).toString('base64url');

  /** Everything of one booking, or nothing: the customer's row is held, so that bookings of one customer run one after another. */
  const commit = (booking: BookingCase): Promise<StoredAnswer> =>
    db.transaction().execute(async (trx) => {
      const { body, session, checked, now } = booking;
      const { userId } = session;
      const customer = await readPayingCustomer(trx, userId, 'forBooking');
      const earlier = await findAnswer(trx, { userId, guid: body.guid });
      if (earlier !== undefined) return earlier;
      if (customer === undefined) throw new BusinessRefusal({ code: 131, text: httpTexts.userRemoved });
      await requirePayment(trx, body.paymentType, { customer, session });
      const order = await pricing.price(trx, booking.rated, { customer, promoCode: body.promoCode });
      requireExpectedPrice(body, order);

      const [trackingId, ratingToken] = [drawLink(), drawLink()];
      const answer = { jobId: await drawJobId(trx), trackingId, walletSatang: booking.walletSatang };
      const photos = { names: body.remarkImages ?? [], userId, guid: body.guid, jobId: answer.jobId };
      const remarkImages = await claimPhotos(trx, { ...photos, random, now });
      await insertJob(trx, { job: toRow(booking, order, { ...answer, ratingToken, remarkImages }), stops: checked.stops });
      if (order.promo !== null) await recordPromoUse(trx, { jobId: answer.jobId, code: order.promo.code, userId, usedAt: now });
      await spendFreeCredit(trx, { userId, jobId: answer.jobId, satang: order.price.freeCreditSatang, at: now });
      await recordBooking(trx, { jobId: answer.jobId, at: now });
      return answer;
    });

  return async (body: BookingRequest, session: Session): Promise<StoredAnswer> => {
    const earlier = await findAnswer(db, { userId: session.userId, guid: body.guid });
    if (earlier !== undefined) return earlier;
    const now = clock.now();
    const extraIds = parseOptionIds(body.option);
    const wantsReturn = await pricing.hasReturnTrip(extraIds);
    const checked = checkBooking(body, { now, wantsReturn });
    const rated = await pricing.rate({
      vehicleId: body.vehicle,
      extraIds,
      isNextDay: body.taskType === 3,
      stops: checked.stops,
      userId: session.userId,
    });
    const walletSatang = await wallets.readBalance(session.userId);
    return commit({ body, session, checked, rated, walletSatang, now });
  };
}
