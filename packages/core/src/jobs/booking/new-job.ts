import type { PriceQuestion } from '../../pricing/price-question.ts';
import type { GivenDetails } from './booking-details.ts';
import type { JobStop } from './job-stop.ts';
import type { PaymentType } from './payment-type.ts';

/** Fields that every booking has, whether by trip or by day. */
export interface NewBooking extends GivenDetails {
  /** Idempotency key: the same user and guid give the same job. */
  readonly guid: string;
  readonly stops: readonly JobStop[];
  /** Photos uploaded under the same guid (`photos/photo-calls.ts`). */
  readonly photoNames?: readonly string[];
  readonly paymentType: PaymentType;
  /** A saved card; without it the default one. */
  readonly cardId?: string | undefined;
}

/** Input of `/create_job` (spec §7). */
export interface NewJob extends NewBooking, Omit<PriceQuestion, 'points'> {
  /** Index in `stops` of the one that pays cash; null for other payment types. */
  readonly paymentPoint: number | null;
  /** The total shown to the customer. */
  readonly shownNetSatang: number;
  /** The quote of that total. */
  readonly quoteId?: string | undefined;
}
