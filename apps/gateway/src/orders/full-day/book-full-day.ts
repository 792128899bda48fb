import { bahtFromSatang } from '@songwai/core/basics/money';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { searchEnd } from '@songwai/core/jobs/search-end';
import type { createFullDayJob } from '@songwai/core/orders/full-day-contract';
import { calculateFullDayPrice, type FullDayPrice } from '@songwai/core/pricing/full-day-price';
import type { Insertable } from 'kysely';
import type { Clock, Random } from '../../deps.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { httpTexts } from '../../http/texts.ts';
import { drawJobId, findAnswer, insertJob } from '../../jobs/booking-queries.ts';
import { requirePayment } from '../../jobs/check-payment.ts';
import { recordBooking } from '../../jobs/status-queries.ts';
import type { JobsTable, StoredAnswer, StoredFullDay } from '../../jobs/tables.ts';
import { readPayingCustomer } from '../../pricing/customer-queries.ts';
import { claimPhotos } from '../../storage/claim-queries.ts';
import { fullDayTexts } from '../full-day-texts.ts';
import type { Db } from './catalogue-queries.ts';
import { type CheckedFullDay, checkFullDayBooking } from './check-full-day.ts';
import { type ChosenOffer, requireOffer } from './offer.ts';

export type FullDayRequest = RequestOf<typeof createFullDayJob>;

/** Reads a wallet's balance in satang; handed in by the room that keeps the ledger. */
interface WalletReader {
  readBalance(userId: string): Promise<number>;
}

export interface FullDayDeps {
  readonly db: Db;
  readonly wallets: WalletReader;
  readonly clock: Clock;
  readonly random: Random;
}

interface FullDayCase {
  readonly body: FullDayRequest;
  readonly session: Session;
  readonly checked: CheckedFullDay;
  readonly walletSatang: number;
  readonly now: Date;
}

/** 144 bits, as every job's links. */
const linkBytes = 18;
/** Half a satang: what is lost when baht travel as a binary fraction is far less. */
const priceTolerance = 0.005;

const priceOf = ({ package: chosen, options }: ChosenOffer, { drivers, days }: CheckedFullDay): FullDayPrice =>
  calculateFullDayPrice({
    packageFeeSatang: chosen.feeSatang,
    optionFeesSatang: options.map(({ feeSatang }) => feeSatang),
    driverCount: drivers,
    hire: { kind: 'days', days },
  });

function requireShownPrice(shownPrice: number | undefined, price: FullDayPrice): void {
  const totalPrice = bahtFromSatang(price.totalSatang);
  if (shownPrice === undefined || Math.abs(shownPrice - totalPrice) < priceTolerance) return;
  const estimate = {
    packagePrice: bahtFromSatang(price.packageSatang),
    optFee: bahtFromSatang(price.optionsSatang),
    totalPrice,
  };
  throw new BusinessRefusal({ code: 409, text: fullDayTexts.priceChanged, fields: { estimate } });
}

function toFullDay({ package: chosen, options }: ChosenOffer, { body, checked }: FullDayCase): StoredFullDay {
  return {
    durationHours: chosen.duration,
    pkgId: chosen.id,
    customerFeeSatang: chosen.feeSatang,
    messengerGender: body.messengerGender ?? 'N',
    drivers: checked.drivers,
    days: checked.days,
    options: options.map(({ id, desc, feeSatang }) => ({ id, descTh: desc.th, descEn: desc.en, customerFeeSatang: feeSatang })),
  };
}

interface Booked {
  readonly answer: StoredAnswer;
  readonly offer: ChosenOffer;
  readonly totalSatang: number;
  readonly ratingToken: string;
  readonly remarkImages: string[];
}

/** A hire has no way that it is priced by: no distance, no lines; what it costs stands in `full_day`. */
function toRow(booking: FullDayCase, booked: Booked): Insertable<JobsTable> {
  const { body, session, checked, now } = booking;
  const { answer, offer, totalSatang } = booked;
  return {
    id: answer.jobId,
    user_id: session.userId,
    company_user_id: session.company?.companyId ?? null,
    guid: body.guid,
    tracking_id: answer.trackingId,
    status: 'matching',
    task_type: 2,
    order_type: 'schedule',
    job_type: -1,
    vehicle_id: offer.package.vehicleId,
    extra_ids: [],
    remark: checked.remark,
    remark_images: booked.remarkImages,
    confirm_phone: checked.confirmPhone,
    payment_type: body.paymentType,
    payment_point: checked.paymentPoint,
    channel: session.channel,
    pick_up_at: checked.start,
    pick_up_until: null,
    distance_hundredths_km: 0,
    normal_satang: totalSatang,
    discount_satang: 0,
    free_credit_satang: 0,
    net_satang: totalSatang,
    price_lines: JSON.stringify({ distanceFareSatang: 0, extraStops: 0, extraStopFeeSatang: 0, extras: [] }),
    promo_code: null,
    route: JSON.stringify({ legs: [], isApproximate: true }),
    full_day: JSON.stringify(toFullDay(offer, booking)),
    answer: JSON.stringify(answer),
    cancel_reason: null,
    is_fixed_driver: false,
    search_until: searchEnd({ from: checked.start, until: null }),
    rating_token: booked.ratingToken,
    created_at: now,
    over_at: null,
  };
}

/** Books drivers by the day; see `fullday/api/v1/create_job` in the contract. */
export function createFullDayBooking({ db, wallets, clock, random }: FullDayDeps) {
  const drawLink = () => random.bytes(linkBytes).toString('base64url');

  /** Everything of one booking, or nothing; the customer's row is held, as for every booking. */
  const commit = (booking: FullDayCase): Promise<StoredAnswer> =>
    db.transaction().execute(async (trx) => {
      const { body, session, checked, now } = booking;
      const { userId } = session;
      const customer = await readPayingCustomer(trx, userId, 'forBooking');
      const earlier = await findAnswer(trx, { userId, guid: body.guid });
      if (earlier !== undefined) return earlier;
      if (customer === undefined) throw new BusinessRefusal({ code: 131, text: httpTexts.userRemoved });
      await requirePayment(trx, body.paymentType, { customer, session });
      const offer = await requireOffer(trx, session.company?.companyId ?? userId, checked.wish);
      const price = priceOf(offer, checked);
      requireShownPrice(body.shownPrice, price);

      const answer = { jobId: await drawJobId(trx), trackingId: drawLink(), walletSatang: booking.walletSatang };
      const claim = { names: body.remarkImages ?? [], userId, guid: body.guid, jobId: answer.jobId, random, now };
      const remarkImages = await claimPhotos(trx, claim);
      const booked = { answer, offer, totalSatang: price.totalSatang, ratingToken: drawLink(), remarkImages };
      await insertJob(trx, { job: toRow(booking, booked), stops: checked.stops });
      await recordBooking(trx, { jobId: answer.jobId, at: now });
      return answer;
    });

  return async (body: FullDayRequest, session: Session): Promise<StoredAnswer> => {
    const earlier = await findAnswer(db, { userId: session.userId, guid: body.guid });
    if (earlier !== undefined) return earlier;
    const now = clock.now();
    const payerId = session.company?.companyId ?? session.userId;
    const wish = { packageId: body.fullday_pkg_id, optionIds: body.options ?? [], hire: 'days' as const };
    const { package: chosen } = await requireOffer(db, payerId, wish);
    const checked = checkFullDayBooking(body, { now, durationHours: chosen.duration, wish });
    const walletSatang = await wallets.readBalance(session.userId);
    return commit({ body, session, checked, walletSatang, now });
  };
}

/** @see createFullDayBooking */
export type BookFullDay = ReturnType<typeof createFullDayBooking>;
