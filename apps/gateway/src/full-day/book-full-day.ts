import { bahtFromSatang } from '@songwai/core/basics/money';
import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import type { createFullDayJob } from '@songwai/core/full-day/full-day-contract';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { searchEnd } from '@songwai/core/jobs/search/search-end';
import { calculateFullDayPrice, type FullDayPrice } from '@songwai/core/pricing/fares/full-day-price';
import { payerOf } from '../http/callers/payer.ts';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { findAnswer } from '../jobs/booking/booking-queries.ts';
import { createCommitBooking, type JobColumns } from '../jobs/booking/commit-booking.ts';
import type { InvoicePause } from '../jobs/booking/storing/invoice-pause.ts';
import { askForPayment, type Booked } from '../jobs/paying/ask-for-payment.ts';
import type { StoredFullDay } from '../jobs/tables.ts';
import type { Payments } from '../payments/charges/payments.ts';
import type { Db } from '../platform/db.ts';
import type { Clock, Random } from '../platform/deps.ts';
import { type CheckedFullDay, checkFullDayBooking } from './check-full-day.ts';
import { type ChosenOffer, requireOffer } from './offer.ts';
import { fullDayTexts } from './texts.ts';

export type FullDayRequest = RequestOf<typeof createFullDayJob>;

export interface FullDayDeps {
  readonly db: Db;
  readonly payments: Payments;
  readonly clock: Clock;
  readonly random: Random;
  readonly newCustomerCashJobs: number;
  readonly invoicePause: InvoicePause;
}

/** Half a satang, far more than the rounding error of baht as binary fractions. */
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
    MultipleSkPrice: bahtFromSatang(price.packageSatang),
    optFee: bahtFromSatang(price.optionsSatang),
    totalPrice,
  };
  throw new BusinessRefusal({ code: 409, text: fullDayTexts.priceChanged, fields: { estimate } });
}

/** One driver's part of a hire. */
function toFullDay({ package: chosen, options }: ChosenOffer, checked: CheckedFullDay, driver: number): StoredFullDay {
  return {
    durationHours: chosen.duration,
    pkgId: chosen.id,
    customerFeeSatang: chosen.feeSatang,
    messengerGender: checked.driverGender,
    drivers: checked.drivers,
    driver,
    days: checked.days,
    options: options.map(({ id, desc, feeSatang }) => ({ id, descTh: desc.th, descEn: desc.en, customerFeeSatang: feeSatang })),
  };
}

/** The job of one driver. The price of a hire does not depend on a route, so distance and price lines are empty; the price is in `full_day`. */
function columnsOf(offer: ChosenOffer, checked: CheckedFullDay, driver: number): JobColumns {
  const { totalSatang } = priceOf(offer, { ...checked, drivers: 1 });
  return {
    task_type: fullDayTask,
    order_type: 'schedule',
    job_type: -1,
    vehicle_id: offer.package.vehicleId,
    extra_ids: [],
    ...checked.details,
    payment_point: checked.paymentPoint,
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
    full_day: JSON.stringify(toFullDay(offer, checked, driver)),
    search_until: searchEnd({ from: checked.start, until: null }),
  };
}

/** Books drivers by the day, with one job for each driver; see `fullday/api/v1/create_job` in the contract. */
export function createFullDayBooking(deps: FullDayDeps) {
  const { db, clock, payments } = deps;
  const commit = createCommitBooking(deps);

  return async (body: FullDayRequest, session: Session): Promise<Booked> => {
    const { userId } = session;
    const { guid, paymentType, cardId, remarkImages: photoNames = [] } = body;
    const earlier = await findAnswer(db, { userId, guid });
    if (earlier !== undefined) return { answer: earlier, charge: await askForPayment(payments, earlier.jobId, db) };
    const now = clock.now();
    const payerId = payerOf(session);
    const request = { packageId: body.fullday_pkg_id, optionIds: body.options ?? [], hire: 'days' as const };
    const { package: chosen } = await requireOffer(db, payerId, request);
    const checked = checkFullDayBooking(body, { now, durationHours: chosen.duration, offerRequest: request });
    return commit({ guid, session, paymentType, cardId, photoNames, stops: checked.stops, now }, async (trx) => {
      const offer = await requireOffer(trx, payerId, checked.offerRequest);
      requireShownPrice(body.shownPrice, priceOf(offer, checked));
      const others = Array.from({ length: checked.drivers - 1 }, (_, index) => columnsOf(offer, checked, index + 2));
      return { jobs: [columnsOf(offer, checked, 1), ...others] };
    });
  };
}

/** Builds the service. */
export type BookFullDay = ReturnType<typeof createFullDayBooking>;
