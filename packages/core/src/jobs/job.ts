import type { Satang } from '../basics/money.ts';
import type { LocalName } from '../pricing/catalog.ts';
import type { PriceLines } from '../pricing/fares/fare.ts';
import type { JobReceipt, JobStop } from './booking/new-job.ts';
import type { PaymentType } from './booking/payment-type.ts';
import type { ChargeKind } from './fees/job-charges.ts';
import type { JobStatus } from './job-status.ts';
import type { FailureOutcome, VisitFailure } from './visit-failure.ts';

/** A job as the list shows it (spec §3 "Job list item"). */
export interface Job {
  readonly jobId: string;
  readonly trackingId: string;
  /** DD/MM/YYYY and HH:MM in Bangkok: when it was booked for. */
  readonly date: string;
  readonly time: string;
  readonly status: JobStatus;
  readonly statusText: LocalName;
  readonly deliveryType: number;
  /** 1 express, 2 full day, 3 next day. */
  readonly taskType: number;
  readonly vehicleId: number;
  readonly extraIds: readonly number[];
  readonly remark: string;
  readonly remarkImages: readonly string[];
  readonly netSatang: Satang;
  readonly paymentType: PaymentType;
  readonly stops: readonly JobStop[];
  /** 1-5; null while nobody has rated. */
  readonly rating: number | null;
  /** Opens the rating; null once the job cannot be rated (any more). */
  readonly ratingToken: string | null;
}

/** What a job costs besides its price (spec §9). */
export interface JobCharge {
  readonly kind: ChargeKind;
  /** Index of the stop; null where it arose at none. */
  readonly stop: number | null;
  readonly minutes: number | null;
  readonly amountSatang: Satang;
  readonly text: LocalName;
}

/** What was changed after booking, by the customer or by an administrator. Dates DD/MM/YYYY, times HH:MM in Bangkok. */
export interface JobHistoryChange {
  readonly isByOffice: boolean;
  readonly date: string;
  readonly time: string;
  readonly text: LocalName;
  /** Why administrators did it; empty for what the customer did. */
  readonly reason: string;
}

/** A stop where the driver could not do what was to be done. */
export interface FailedStop {
  readonly stop: number;
  readonly reason: VisitFailure;
  readonly outcome: FailureOutcome;
  readonly date: string;
  readonly time: string;
  readonly text: LocalName;
}

/** What was hired by the day (spec §3 "Job detail"). */
export interface FullDayInfo {
  /** 4, 9 or other. */
  readonly durationHours: number;
  readonly packageId: number;
  readonly feeSatang: Satang;
  readonly driverGender: string;
  /** How many were hired together, each with a job of its own. */
  readonly drivers: number;
  /** Which of them this job is for, from 1. */
  readonly driver: number;
  readonly days: number;
  readonly options: readonly { readonly id: number; readonly text: LocalName; readonly feeSatang: Satang }[];
}

/** What the customer can do with a job right now. `changeSearch`: search again, extend, add to the price, keep waiting, cancel the search. */
export type JobAction = 'cancel' | 'postpone' | 'changeSearch' | 'openToAll';

export interface JobDetail extends Job, PriceLines {
  readonly confirmPhone: string;
  readonly isScheduled: boolean;
  readonly distanceKm: number;
  readonly normalSatang: Satang;
  readonly discountSatang: Satang;
  readonly freeCreditSatang: Satang;
  /** What the customer added so that a driver takes the job; in `netSatang`. */
  readonly addedSatang: Satang;
  /** Not in `netSatang`. */
  readonly charges: readonly JobCharge[];
  /** Only favourite drivers are asked. */
  readonly isFixedDriver: boolean;
  /** When the search for a driver ends, in Bangkok; null while none is looked for. */
  readonly searchUntil: { readonly date: string; readonly time: string } | null;
  readonly actions: readonly JobAction[];
  readonly fullDay: FullDayInfo | null;
  /** Null where none is wanted. */
  readonly receipt: JobReceipt | null;
  /** Id of the first of the jobs that were booked together, also of itself; null where there is one alone. */
  readonly bookedWith: string | null;
  /** Empty unless cancelled. */
  readonly cancelReason: string;
  readonly changes: readonly JobHistoryChange[];
  readonly failedStops: readonly FailedStop[];
}
