import type { LatLng } from '../../basics/geo.ts';
import type { PriceQuestion } from '../../pricing/price-question.ts';
import type { PaymentType } from './payment-type.ts';

/** A stop as it is booked. */
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

/** Whom a receipt is made out to. */
export interface JobReceipt {
  readonly companyName: string;
  readonly companyAddress: string;
  /** 13 digits. */
  readonly taxNumber: string;
}

/** What is booked with any order, by way or by day. */
export interface NewBooking {
  /** Idempotency key: the same user and guid is the same job. */
  readonly guid: string;
  readonly stops: readonly JobStop[];
  readonly confirmPhone: string;
  readonly remark: string;
  /** Photos that were added under the same guid (`photos/photo-calls.ts`). */
  readonly photoNames?: readonly string[];
  readonly paymentType: PaymentType;
  /** Null or absent where none is wanted. */
  readonly receipt?: JobReceipt | null;
  /** Only the customer's favourite drivers are asked. */
  readonly isFixedDriver?: boolean;
}

/** What `/create_job` needs (spec §7). */
export interface NewJob extends NewBooking, Omit<PriceQuestion, 'points'> {
  /** Index in `stops` of the one that pays cash; null with every other payment. */
  readonly paymentPoint: number | null;
  /** The total that the customer saw. */
  readonly shownNetSatang: number;
}
