import type { Satang } from '../basics/money.ts';
import type { LocalName } from '../pricing/catalog.ts';
import type { JobStatus } from './job-status.ts';
import type { JobStop } from './new-job.ts';
import type { PaymentType } from './payment-type.ts';

/** A job of the signed-in user as the list shows it (spec §3 "Job list item"). */
export interface Job {
  readonly jobId: string;
  readonly trackingId: string;
  /** DD/MM/YYYY and HH:MM in Bangkok: when it was booked for. */
  readonly date: string;
  readonly time: string;
  readonly status: JobStatus;
  readonly statusText: LocalName;
  readonly deliveryType: number;
  readonly vehicleId: number;
  readonly extraIds: readonly number[];
  readonly remark: string;
  readonly netSatang: Satang;
  readonly paymentType: PaymentType;
  readonly stops: readonly JobStop[];
}

export interface JobDetail extends Job {
  readonly confirmPhone: string;
  readonly isScheduled: boolean;
  /** 1 express, 3 next day. */
  readonly taskType: number;
  readonly distanceKm: number;
  readonly normalSatang: Satang;
  readonly discountSatang: Satang;
  readonly freeCreditSatang: Satang;
  readonly distanceFareSatang: Satang;
  readonly extraStops: number;
  readonly extraStopFeeSatang: Satang;
  readonly extras: readonly { readonly id: number; readonly feeSatang: Satang }[];
  /** Empty unless cancelled. */
  readonly cancelReason: string;
}
