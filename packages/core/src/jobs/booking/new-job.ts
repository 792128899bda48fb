import type { LatLng } from '../../basics/geo.ts';
import type { PriceQuestion } from '../../pricing/price-question.ts';
import type { PaymentType } from './payment-type.ts';

/** A stop to book. */
export interface JobStop extends LatLng {
  readonly placeId: string;
  readonly name: string;
  readonly address: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly remark: string;
  readonly isReturn: boolean;
}

/** The addressee of a receipt. */
export interface JobReceipt {
  readonly companyName: string;
  readonly companyAddress: string;
  /** 13 digits. */
  readonly taxNumber: string;
}

/** Fields that every booking has, whether by trip or by day. */
export interface NewBooking {
  /** Idempotency key: the same user and guid give the same job. */
  readonly guid: string;
  readonly stops: readonly JobStop[];
  readonly confirmPhone: string;
  readonly remark: string;
  /** Photos uploaded under the same guid (`photos/photo-calls.ts`). */
  readonly photoNames?: readonly string[];
  readonly paymentType: PaymentType;
  /** Null or absent if not wanted. */
  readonly receipt?: JobReceipt | null;
  /** Offer the job only to the customer's favourite drivers. */
  readonly isFixedDriver?: boolean;
}

/** Input of `/create_job` (spec §7). */
export interface NewJob extends NewBooking, Omit<PriceQuestion, 'points'> {
  /** Index in `stops` of the one that pays cash; null for other payment types. */
  readonly paymentPoint: number | null;
  /** The total shown to the customer. */
  readonly shownNetSatang: number;
}
