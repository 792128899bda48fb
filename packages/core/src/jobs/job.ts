import type { Satang } from '../basics/money.ts';
import type { EncodedRoute } from '../basics/polyline.ts';
import type { Payment } from '../payments/payment.ts';
import type { LocalName } from '../pricing/catalog.ts';
import type { PriceLines } from '../pricing/fares/fare.ts';
import type { BookingDetails, ListedDetails } from './booking/booking-details.ts';
import type { JobStop } from './booking/job-stop.ts';
import type { PaymentType } from './booking/payment-type.ts';
import type { ChargeKind } from './fees/job-charges.ts';
import type { JobStatus } from './job-status.ts';
import type { FailureOutcome, VisitFailure } from './visit-failure.ts';

/** A job as lists show it (spec §3 "Job list item"). */
export interface Job extends ListedDetails {
  readonly jobId: string;
  readonly trackingId: string;
  /** The booked time, DD/MM/YYYY and HH:MM in Bangkok. */
  readonly date: string;
  readonly time: string;
  readonly status: JobStatus;
  readonly statusText: LocalName;
  readonly deliveryType: number;
  /** 1 express, 2 full day, 3 next day. */
  readonly taskType: number;
  readonly vehicleId: number;
  readonly extraIds: readonly number[];
  readonly remarkImages: readonly string[];
  readonly netSatang: Satang;
  readonly paymentType: PaymentType;
  readonly stops: readonly JobStop[];
  /** 1-5; null without a rating. */
  readonly rating: number | null;
  /** Opens the rating; null if the job cannot be rated, or no longer. */
  readonly ratingToken: string | null;
  /** End of the search for a driver; null when there is no search. */
  readonly searchUntilAt: Date | null;
  /** When it was completed, cancelled or expired; null before. */
  readonly overAt: Date | null;
}

/** A charge in addition to the job's price (spec §9). */
export interface JobCharge {
  readonly kind: ChargeKind;
  /** Index of the stop; null if it does not belong to one. */
  readonly stop: number | null;
  readonly minutes: number | null;
  readonly amountSatang: Satang;
  readonly text: LocalName;
}

/** A change after booking, by the customer or an administrator. Dates DD/MM/YYYY, times HH:MM in Bangkok. */
export interface JobHistoryChange {
  readonly isByAdmin: boolean;
  readonly date: string;
  readonly time: string;
  readonly text: LocalName;
  /** The administrators' reason; empty for the customer's own change. */
  readonly reason: string;
}

/** A stop that the driver could not complete. */
export interface FailedStop {
  readonly stop: number;
  readonly reason: VisitFailure;
  readonly outcome: FailureOutcome;
  readonly date: string;
  readonly time: string;
  readonly text: LocalName;
}

/** Full-day data of a job (spec §3 "Job detail"). */
export interface FullDayInfo {
  /** 4, 9 or other. */
  readonly durationHours: number;
  readonly packageId: number;
  readonly feeSatang: Satang;
  readonly driverGender: string;
  /** How many drivers were hired together, each with their own job. */
  readonly drivers: number;
  /** Number of this job's driver among them, from 1. */
  readonly driver: number;
  readonly days: number;
  readonly options: readonly { readonly id: number; readonly text: LocalName; readonly feeSatang: Satang }[];
}

/**
 * What the customer can currently do with a job. `changeSearch`: search again, extend, add to the price, keep waiting, cancel the
 * search.
 */
export type JobAction = 'cancel' | 'postpone' | 'changeSearch' | 'openToAll' | 'changeStops';

export interface JobDetail extends Job, BookingDetails, PriceLines {
  readonly isScheduled: boolean;
  readonly distanceKm: number;
  /** The route as calculated at booking; empty for a hire. */
  readonly route?: EncodedRoute;
  readonly normalSatang: Satang;
  readonly discountSatang: Satang;
  readonly freeCreditSatang: Satang;
  /** Amount that the customer added to attract a driver; included in `netSatang`. */
  readonly addedSatang: Satang;
  /** The open payment of a job that waits for it; absent if there is none. */
  readonly payment?: Payment | null;
  /** Not included in `netSatang`. */
  readonly charges: readonly JobCharge[];
  /** End of the search for a driver, in Bangkok; null when there is no search. */
  readonly searchUntil: { readonly date: string; readonly time: string } | null;
  readonly actions: readonly JobAction[];
  readonly fullDay: FullDayInfo | null;
  /** Id of the first of the jobs booked together (including this one); null for a single job. */
  readonly bookedWith: string | null;
  /** Empty unless cancelled. */
  readonly cancelReason: string;
  readonly changes: readonly JobHistoryChange[];
  readonly failedStops: readonly FailedStop[];
}
