import type { Satang } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { ChargeKind } from '@songwai/core/jobs/fees/job-charges';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import type { ChargeState } from '@songwai/core/rides/cash-to-collect';

/** A charge with what became of it. */
export interface RideCharge {
  /** Null while it still grows. */
  readonly id: number | null;
  readonly kind: ChargeKind;
  readonly stop: number | null;
  readonly minutes: number | null;
  readonly amountSatang: Satang;
  readonly state: ChargeState;
}

/** What of a job says how much cash its driver has to take. */
export interface CashJob {
  readonly status: JobStatus;
  readonly paymentType: number;
  /** Position of the stop that pays. */
  readonly paymentPoint: number;
  readonly netSatang: Satang;
  readonly priceState: ChargeState;
  readonly charges: readonly RideCharge[];
}

/** How far its ride has come. */
interface RideWay {
  /** Positions of the stops in the order of the way. */
  readonly visits: readonly number[];
  readonly nextVisit: number;
}

/** What is left to be collected, and who pays. */
export interface CashDue {
  readonly amountSatang: Satang;
  readonly priceSatang: Satang;
  /** Position of the stop; null once the job is over. */
  readonly stop: number | null;
}

/** The stop that was booked to pay, as long as it lies ahead; then the one that the driver is at or comes to. */
function payingStop({ status, paymentPoint }: CashJob, { visits, nextVisit }: RideWay): number | null {
  if (isJobOver(status)) return null;
  const left = visits.slice(nextVisit);
  return left.includes(paymentPoint) ? paymentPoint : (left[0] ?? null);
}

const isPriceDue = ({ status, priceState }: CashJob): boolean =>
  priceState === 'open' && status !== 'matching' && status !== 'cancelled' && status !== 'expired';

/** What a driver still has to take in cash: the price of a job that is done and every charge, as far as nobody said what became of it. Null for nothing. */
export function cashDue(job: CashJob, way: RideWay): CashDue | null {
  if (job.paymentType !== paymentType.cash) return null;
  const priceSatang = isPriceDue(job) ? job.netSatang : 0;
  const open = job.charges.filter(({ state }) => state === 'open');
  const amountSatang = open.reduce((sum, charge) => sum + charge.amountSatang, priceSatang);
  return amountSatang === 0 ? null : { amountSatang, priceSatang, stop: payingStop(job, way) };
}
