import { addDays } from '@songwai/core/basics/bangkok-time';
import { satangFromBaht } from '@songwai/core/basics/money';
import { toWeekdays } from '@songwai/core/full-day/weekdays';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { parseOptionIds } from '@songwai/core/pricing/option-ids';
import { furthestStartDays } from '@songwai/core/recurring/recurrence';
import { findRuleDay, firstOpenDay, isoDayOf, type RecurrenceRule, readWireDay } from '@songwai/core/recurring/recurrence-days';
import type { changeRecurring, previewRecurring } from '@songwai/core/recurring/recurring-contract';
import type { Session } from '../http/callers/session.ts';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { checkBooking } from '../jobs/booking/check-booking.ts';
import { requirePayment } from '../jobs/booking/check-payment.ts';
import { requireOffice } from '../jobs/booking/check-receipt.ts';
import type { Db } from '../platform/db.ts';
import { readPayingCustomer } from '../pricing/customer-view.ts';
import type { RatedOrder } from '../pricing/priced-order.ts';
import type { Pricing } from '../pricing/service.ts';
import type { StoredBooking } from './tables.ts';
import { recurringTexts } from './texts.ts';

export type RecurringRequest = RequestOf<typeof changeRecurring>;
type RuleRequest = Pick<RecurringRequest, 'weekdays' | 'pickUpTime' | 'startDate' | 'endDate' | 'skipHolidays'>;

export interface CheckDeps {
  readonly db: Db;
  readonly pricing: Pick<Pricing, 'estimate' | 'hasReturnTrip' | 'limitOf'>;
}

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

/** @param first the first day that a new one may have; undefined for one that runs already. @throws {BusinessRefusal} 422 */
export function checkRule(
  asked: RuleRequest,
  { now, mayHaveBegun }: { readonly now: Date; readonly mayHaveBegun: boolean },
): RecurrenceRule {
  const startsOn = readWireDay(asked.startDate) ?? refuse('startDate', recurringTexts.badDate);
  const endsOn = asked.endDate === undefined ? null : (readWireDay(asked.endDate) ?? refuse('endDate', recurringTexts.badDate));
  const { pickUpTime, skipHolidays: skipsHolidays } = asked;
  if (!mayHaveBegun && startsOn < isoDayOf(now)) refuse('startDate', recurringTexts.startOver);
  if (startsOn > isoDayOf(addDays(now, furthestStartDays))) refuse('startDate', recurringTexts.startTooFar);
  if (endsOn !== null && endsOn < startsOn) refuse('endDate', recurringTexts.endBeforeStart);
  const rule = { weekdays: toWeekdays(asked.weekdays), pickUpTime, startsOn, endsOn, skipsHolidays };
  if (findRuleDay(rule, firstOpenDay(pickUpTime, now), () => true) === null)
    refuse(endsOn === null ? 'weekdays' : 'endDate', recurringTexts.noDays);
  return rule;
}

/** What is sent each time, out of a request. */
const bookingOf = (asked: RecurringRequest): StoredBooking => {
  const { vehicle, jobType, option, locationList, confirmPhone, remark, reference, parcel, receipt, fixDriver } = asked;
  const { paymentType, paymentPoint } = asked;
  const given = { jobType, option, remark, reference, parcel, receipt, fixDriver, paymentPoint };
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<typeof given>;
  return { vehicle, locationList, confirmPhone, paymentType, ...said } as StoredBooking;
};

/** The price of a trip now, by the customer's own list. @throws {BusinessRefusal} 422 outside the area, or not on offer there. */
export const priceTrip = (
  { pricing }: Pick<CheckDeps, 'pricing'>,
  asked: Pick<RequestOf<typeof previewRecurring>, 'vehicle' | 'option' | 'locationList'>,
  userId: string,
): Promise<RatedOrder> =>
  pricing.estimate(
    { vehicleId: asked.vehicle, extraIds: parseOptionIds(asked.option), isNextDay: false, stops: asked.locationList },
    { userId, promoCode: undefined },
  );

/**
 * Checks what is sent each time as a booking is, and that a trip costs what the customer has seen.
 *
 * @throws {BusinessRefusal} 422 with the field at fault, 403 for a member without the right to pay, 409 with the `price` of now.
 */
export async function checkOrder(deps: CheckDeps, asked: RecurringRequest, { session, now }: { session: Session; now: Date }) {
  const { db, pricing } = deps;
  const booking = bookingOf(asked);
  requireOffice(booking.receipt);
  const wantsReturn = await pricing.hasReturnTrip(parseOptionIds(booking.option));
  const limit = booking.parcel && (await pricing.limitOf(booking.vehicle));
  checkBooking({ ...booking, guid: '', orderType: 'now' }, { now, wantsReturn, limit });
  const customer = await readPayingCustomer(db, session.userId, 'forShow');
  if (customer !== undefined) await requirePayment(db, booking.paymentType, { customer, session });
  const { fare } = await priceTrip(deps, booking, session.userId);
  if (fare.normalSatang !== satangFromBaht(asked.agreedPrice))
    throw new BusinessRefusal({ code: 409, text: recurringTexts.dearer, fields: { price: fare.normalSatang / 100 } });
  return { booking, agreedSatang: fare.normalSatang };
}
