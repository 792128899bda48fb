import type { Satang } from '../basics/money.ts';
import type { JobStop } from '../jobs/booking/job-stop.ts';
import type { PaymentType } from '../jobs/booking/payment-type.ts';
import type { RowField } from './rows/delivery-row.ts';

/** How a file may be paid: nothing is charged to a card or by PromptPay without the person. */
export type BulkPaymentType = Extract<PaymentType, 0 | 2 | 4>;

/** `booking`: its trips are booked one after another; `stopped` by the customer; `done`: each is booked or failed. */
export type BulkStatus = 'booking' | 'stopped' | 'done';

/** A trip as planned, its rows in the order of the visits. */
export interface PlannedTrip {
  readonly rows: readonly number[];
  readonly distanceKm: number;
  readonly priceSatang: Satang;
  /** What its deliveries would cost as trips of their own. */
  readonly aloneSatang: Satang;
}

/** Deliveries grouped into trips. */
export interface BulkPlan {
  readonly trips: readonly PlannedTrip[];
  readonly totalSatang: Satang;
  readonly aloneSatang: Satang;
}

/** A file in a list. */
export interface BulkSummary {
  readonly bulkId: string;
  readonly fileName: string;
  readonly status: BulkStatus;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly dropCount: number;
  readonly tripCount: number;
  readonly bookedCount: number;
  readonly failedCount: number;
  /** Rows that were left out. */
  readonly leftCount: number;
}

/** A trip of a file that is being booked. */
export interface BulkTrip {
  readonly number: number;
  readonly rows: readonly number[];
  readonly districts: readonly string[];
  readonly priceSatang: Satang;
  readonly aloneSatang: Satang;
  readonly status: 'waiting' | 'booked' | 'failed';
  readonly jobId: string | null;
  readonly trackingId: string | null;
  /** Why it is not booked, in both languages. */
  readonly failure: { readonly th: string; readonly en: string } | null;
  /** What it costs now, where the price has risen. */
  readonly newPriceSatang: Satang | null;
}

/** A file with its trips. */
export interface Bulk extends BulkSummary {
  readonly paymentType: BulkPaymentType;
  readonly vehicleId: number;
  /** Who gets the mail at the end; null for nobody. */
  readonly mailTo: string | null;
  /** Stopped, but not yet still: the trip that is being booked is finished first. */
  readonly isStopping: boolean;
  readonly trips: readonly BulkTrip[];
}

/** A row as it was booked or left out. */
export interface BulkRow {
  readonly number: number;
  readonly cells: Readonly<Record<RowField, string>>;
  /** Null where the row was not ready. */
  readonly stop: JobStop | null;
  readonly reference: string;
}

/** A row of an earlier file. */
export interface EarlierRow extends BulkRow {
  readonly jobId: string | null;
  readonly trip: number | null;
}
