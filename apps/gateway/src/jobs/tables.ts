import type { expressTask, fullDayTask, nextDayTask } from '@songwai/core/basics/wire-numbers';
import type { parcelFields } from '@songwai/core/jobs/booking/parcel-schema';
import type { ChargeKind } from '@songwai/core/jobs/fees/job-charges';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { FailureOutcome, VisitFailure } from '@songwai/core/jobs/visit-failure';
import type { Metadata } from '@songwai/core/validation/orders/metadata';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Static } from 'typebox';
import type { AddressColumns } from '../places/tables.ts';

/** The lines of a price as booked, in satang. */
export interface StoredPriceLines {
  readonly distanceFareSatang: number;
  readonly extraStops: number;
  readonly extraStopFeeSatang: number;
  readonly extras: readonly { readonly id: number; readonly feeSatang: number }[];
}

/** The route over the stops as calculated at booking. */
export interface StoredRoute {
  /** One per stop after the first (including a booked return to the first stop), polyline precision 5. */
  readonly legs: readonly { readonly polyline: string; readonly metres: number }[];
  readonly isApproximate: boolean;
}

/** The hire of a full-day job; money in satang. */
export interface StoredFullDay {
  /** 4 or 9. */
  readonly durationHours: number;
  readonly pkgId: number;
  /** Price of the package, for one driver and one day. */
  readonly customerFeeSatang: number;
  /** `N`: no preference. */
  readonly messengerGender: 'N' | 'M' | 'F';
  /** Number of drivers hired together, each with a separate job. */
  readonly drivers: number;
  /** Number of this job's driver among them, from 1. */
  readonly driver: number;
  /** Consecutive days, beginning with the day of the pick-up. */
  readonly days: number;
  /** Prices each for one driver and one day. */
  readonly options: readonly {
    readonly id: number;
    readonly descTh: string;
    readonly descEn: string;
    readonly customerFeeSatang: number;
  }[];
}

/** Where goods of an earlier driver wait for the next one. */
export interface StoredHandOver {
  readonly addressName: string;
  readonly lat: number;
  readonly lng: number;
  /** Phone of the contact there; empty where none is known. */
  readonly contactPhone: string;
  /** Number of the visit with which the next driver continues. */
  readonly nextVisit: number;
}

/** The addressee of a receipt. */
export interface StoredReceipt {
  readonly companyName: string;
  readonly companyAddress: string;
  /** 13 digits. */
  readonly taxNumber: string;
  /** Absent on bookings from before it was asked for; likewise the postcode. */
  readonly branch?: string;
  readonly postcode?: string;
}

/** What is sent, in the wire's names. */
export type StoredParcel = Static<typeof parcelFields>;

/** The answer to a booking. */
export interface StoredAnswer {
  readonly jobId: string;
  readonly trackingId: string;
  readonly walletSatang: number;
  /** Every job of the booking, `jobId` first; absent where there is only one. */
  readonly jobIds?: readonly string[];
  /** Of each of `jobIds`. Absent, too, from answers of before it was stored. */
  readonly trackingIds?: readonly string[];
}

export interface JobsTable {
  id: string;
  /** The first of the jobs that were booked together; null where there is only one. */
  booked_with: string | null;
  user_id: string;
  /** The company that it was booked for; null for an individual's. */
  company_user_id: Generated<string | null>;
  /** The department of who booked, and its name, at that moment; null for none. */
  department_id: Generated<string | null>;
  department: Generated<string | null>;
  guid: string;
  tracking_id: string;
  status: JobStatus;
  /** 1 express, 2 full day, 3 next day. */
  task_type: typeof expressTask | typeof fullDayTask | typeof nextDayTask;
  order_type: 'now' | 'schedule';
  job_type: -1 | 1 | 2 | 3;
  vehicle_id: number;
  extra_ids: number[];
  remark: string;
  /** The customer's own; empty without one. */
  reference: Generated<string>;
  /** For the own use of the partner, or of the caller of the API; null without it. */
  metadata: ColumnType<Metadata | null, string | null | undefined, string | null>;
  remark_images: string[];
  confirm_phone: string;
  payment_type: number;
  payment_point: number;
  channel: string;
  pick_up_at: Date;
  pick_up_until: Date | null;
  distance_hundredths_km: number;
  normal_satang: number;
  discount_satang: number;
  free_credit_satang: number;
  net_satang: number;
  price_lines: JSONColumnType<StoredPriceLines>;
  promo_code: string | null;
  route: JSONColumnType<StoredRoute>;
  /** Set for full-day jobs only; such a job has at least one stop, and a route without legs. */
  full_day: ColumnType<StoredFullDay | null, string | null | undefined, string | null>;
  /** Null while no goods wait for another driver. */
  hand_over: ColumnType<StoredHandOver | null, string | null | undefined, string | null>;
  /** What is sent; null where the customer said nothing of it. */
  parcel: ColumnType<StoredParcel | null, string | null | undefined, string | null>;
  /** Null where no receipt is requested. */
  receipt: ColumnType<StoredReceipt | null, string | null | undefined, string | null>;
  answer: JSONColumnType<StoredAnswer>;
  cancel_reason: string | null;
  /** Offered to favourite drivers only. */
  is_fixed_driver: Generated<boolean>;
  /** When the search for a driver ends. */
  search_until: Date;
  /** How often the customer has changed the search; drivers who declined are asked again in each round. */
  search_round: Generated<number>;
  /** The amount that the customer added while no driver was found; included in `net_satang`. */
  added_satang: Generated<number>;
  /** 1-5; null while the job is not rated. */
  rating: Generated<number | null>;
  /** Gives its bearer access to the rating of this job. */
  rating_token: string;
  /** Until when it waits for its payment; null where it does not. */
  pay_until: Generated<Date | null>;
  /** Folded, for the search of lists. */
  search_text: Generated<string>;
  created_at: Date;
  over_at: Date | null;
}

export interface JobStopsTable extends AddressColumns {
  job_id: string;
  position: number;
  address_id: string | null;
  remark: string;
  /** Money for goods that the driver collects here; null for none. */
  cod_satang: Generated<number | null>;
  is_return: boolean;
}

interface JobEventsTable {
  id: Generated<number>;
  job_id: string;
  status: JobStatus;
  stop: number | null;
  happened_at: Date;
}

/** A charge besides the price of a job. */
interface JobChargesTable {
  id: Generated<number>;
  job_id: string;
  kind: ChargeKind;
  stop: number | null;
  amount_satang: number;
  /** The quantity that the amount was calculated from. */
  quantity: JSONColumnType<{ readonly minutes?: number }>;
  created_at: Date;
  /** When administrators waived it; null while it is owed. */
  waived_at: Generated<Date | null>;
  /** Not yet collected or settled. */
  is_open: Generated<boolean>;
}

interface JobArrivalsTable {
  job_id: string;
  stop: number;
  arrived_at: Date;
}

interface JobFailedVisitsTable {
  id: Generated<number>;
  job_id: string;
  visit: number;
  stop: number;
  driver_id: number;
  reason: VisitFailure;
  outcome: FailureOutcome;
  note: string;
  happened_at: Date;
}

interface HelpRequestsTable {
  id: Generated<number>;
  job_id: string;
  user_id: string;
  message: string;
  created_at: Date;
  closed_at: Date | null;
  closed_by: string | null;
}

/** Tables of the room `jobs`. */
export interface JobsTables {
  jobs: JobsTable;
  job_stops: JobStopsTable;
  job_events: JobEventsTable;
  job_charges: JobChargesTable;
  job_arrivals: JobArrivalsTable;
  job_failed_visits: JobFailedVisitsTable;
  help_requests: HelpRequestsTable;
}

declare module '../database/tables.ts' {
  interface Database extends JobsTables {}
}
