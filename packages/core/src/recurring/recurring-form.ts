import { bangkokTime, bangkokWeekday, parseBangkok } from '../basics/bangkok-time.ts';
import { toWeekdays } from '../full-day/weekdays.ts';
import { paymentType } from '../jobs/booking/payment-type.ts';
import type { JobDetail } from '../jobs/job.ts';
import type { Recurrence, RecurringOrder, RecurringPayment } from './recurrence.ts';
import { recurringPayments } from './recurrence.ts';
import { isoDayOf, nextDay, type RecurrenceRule } from './recurrence-days.ts';

/** What the form of a recurring booking holds. */
export interface RecurringForm {
  readonly order: RecurringOrder;
  readonly rule: RecurrenceRule;
}

const deliveryTypes = [1, 2, 3] as const;

/** The same way to pay, or cash: nothing is charged to a card or PromptPay without the person. */
const paymentOf = (type: number): RecurringPayment => recurringPayments.find((known) => known === type) ?? paymentType.cash;

/** What is sent each time, out of a job that was booked; null for a hire, of which the customer directs the driver on the day. */
export const orderFromJob = (job: JobDetail): RecurringOrder | null => {
  if (job.fullDay !== null) return null;
  const payment = paymentOf(job.paymentType);
  return {
    stops: job.stops.map(
      ({ codCollectedSatang: _collected, receiverLink: _link, receiverNote: _note, receiverPin: _pin, ...stop }) => stop,
    ),
    vehicleId: job.vehicleId,
    extraIds: job.extraIds,
    // A job of a file, or of before this was asked, was a parcel.
    deliveryType: deliveryTypes.find((known) => known === job.deliveryType) ?? 2,
    paymentType: payment,
    paymentPoint: payment === paymentType.cash ? 0 : null,
    confirmPhone: job.confirmPhone,
    remark: job.remark,
    reference: job.reference,
    receipt: job.receipt,
    parcel: job.parcel,
    isFixedDriver: job.isFixedDriver,
  };
};

const quarterMs = 15 * 60_000;
/** A job for now has an odd minute; its day stays the same. */
const toQuarter = (at: Date): Date => new Date(Math.floor(at.getTime() / quarterMs) * quarterMs);

/** A form like a job: each week on its day, at its time, from tomorrow on. Null for a hire. */
export const formFromJob = (job: JobDetail, now: Date): RecurringForm | null => {
  const order = orderFromJob(job);
  if (order === null) return null;
  const at = parseBangkok(job.date, job.time) ?? now;
  const rule: RecurrenceRule = {
    weekdays: toWeekdays([bangkokWeekday(at) || 7]),
    pickUpTime: bangkokTime(toQuarter(at)),
    startsOn: nextDay(isoDayOf(now)),
    endsOn: null,
    skipsHolidays: true,
  };
  return { order, rule };
};

/** A form with what one has, to change it. */
export const formFromRecurrence = ({ order, rule }: Recurrence): RecurringForm => ({ order, rule });

/** Pays in another way; cash is paid at the first stop. */
export const payBy = (order: RecurringOrder, payment: RecurringPayment): RecurringOrder => ({
  ...order,
  paymentType: payment,
  paymentPoint: payment === paymentType.cash ? (order.paymentPoint ?? 0) : null,
});

/** Whether the gateway can be asked what the form would give. */
export const isPreviewable = ({ rule }: RecurringForm): boolean =>
  rule.weekdays.length > 0 && /^\d{2}:\d{2}$/.test(rule.pickUpTime) && rule.startsOn !== '';

/** How many trips a wallet pays for. */
export const tripsInWallet = (balanceSatang: number, priceSatang: number): number =>
  priceSatang <= 0 ? 0 : Math.floor(balanceSatang / priceSatang);
