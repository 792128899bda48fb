import type { Satang } from '../basics/money.ts';
import type { GivenDetails } from '../jobs/booking/booking-details.ts';
import type { JobStop } from '../jobs/booking/job-stop.ts';
import { paymentType } from '../jobs/booking/payment-type.ts';
import type { JobStatus } from '../jobs/job-status.ts';
import type { LocalName } from '../pricing/catalog.ts';
import type { RecurrenceRule } from './recurrence-days.ts';

/** Ways to pay without the person at the screen: nothing is charged to a card or PromptPay. */
export const recurringPayments = [paymentType.cash, paymentType.prepaid, paymentType.invoice] as const;
export type RecurringPayment = (typeof recurringPayments)[number];

/** How many recurring bookings a customer may have that have not ended. */
export const mostRecurrences = 50;
/** How far ahead one may begin. */
export const furthestStartDays = 90;

export type RecurrenceState = 'active' | 'paused' | 'ended';

/**
 * What becomes of a day: `planned`, not booked yet; `holiday`, left out because it is one; `skipped` by the customer; `making`, being booked now;
 * `booked`; `asking` for the customer's decision before it can be booked; `missed`, not booked in time.
 */
export type OccurrenceState = 'planned' | 'holiday' | 'skipped' | 'making' | 'booked' | 'asking' | 'missed';

/** Why a day is not booked: the wallet holds too little; the price is above what was agreed; new terms; too late; refused for another reason. */
export type OccurrenceProblem = 'wallet' | 'price' | 'terms' | 'late' | 'refused';

/** What the customer can do about a day: leave it out, send on it after all, try to book it again, accept the new price and book it. */
export type OccurrenceChange = 'skip' | 'send' | 'retry' | 'accept';

/** One day of a recurring booking. Dates DD/MM/YYYY, times HH:MM in Bangkok. */
export interface Occurrence {
  readonly date: string;
  readonly time: string;
  readonly state: OccurrenceState;
  /** The name of the public holiday that it is; null for other days. */
  readonly holiday: LocalName | null;
  /** Null unless booked. */
  readonly jobId: string | null;
  readonly jobStatus: JobStatus | null;
  readonly problem: OccurrenceProblem | null;
  /** What the gateway said, where the problem is `refused`. */
  readonly problemText: LocalName | null;
  /** What it would cost, where the problem is wallet or price. */
  readonly priceSatang: Satang | null;
}

/** What is sent each time, without its time. */
export interface RecurringOrder
  extends Pick<GivenDetails, 'remark' | 'confirmPhone' | 'reference' | 'receipt' | 'parcel' | 'isFixedDriver'> {
  readonly stops: readonly JobStop[];
  readonly vehicleId: number;
  readonly extraIds: readonly number[];
  /** 1 document, 2 parcel, 3 food; -1 not chosen. */
  readonly deliveryType: -1 | 1 | 2 | 3;
  readonly paymentType: RecurringPayment;
  /** Index in `stops` of the one that pays cash; null for other ways. */
  readonly paymentPoint: number | null;
}

/** A booking that makes itself. */
export interface Recurrence {
  readonly id: string;
  readonly state: RecurrenceState;
  readonly order: RecurringOrder;
  readonly rule: RecurrenceRule;
  /** The most that a trip may cost without asking. */
  readonly agreedSatang: Satang;
  /** Since when it is paused or ended, DD/MM/YYYY; null while active. */
  readonly stoppedOn: string | null;
  /** The next day on which it sends; null if there is none. */
  readonly next: Occurrence | null;
  /** Days that wait for a decision. */
  readonly asking: readonly Occurrence[];
}

/** A recurring booking as it would be. */
export interface RecurrencePreview {
  /** The next days, holidays that are skipped among them. */
  readonly occurrences: readonly Occurrence[];
  /** Of the next whole month: MM/YYYY, and how often it sends. */
  readonly month: { readonly month: string; readonly times: number };
  /** What one trip costs now. */
  readonly priceSatang: Satang;
  readonly distanceKm: number;
  readonly priceByVehicle: ReadonlyMap<number, Satang>;
}
