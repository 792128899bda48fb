import type { Satang } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { ChargeKind } from '@songwai/core/jobs/fees/job-charges';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import type { ChargeState } from '@songwai/core/rides/cash-to-collect';

/** A charge with its payment state. */
export interface RideCharge {
  /** Null while the charge still grows. */
  readonly id: number | null;
  readonly kind: ChargeKind;
  readonly stop: number | null;
  readonly minutes: number | null;
  readonly amountSatang: Satang;
  readonly state: ChargeState;
}

/** The parts of a job that determine the cash its driver has to collect. */
export interface CashJob {
  readonly status: JobStatus;
  readonly paymentType: number;
  /** Position of the stop that pays. */
  readonly paymentPoint: number;
  readonly netSatang: Satang;
  readonly priceState: ChargeState;
  readonly charges: readonly RideCharge[];
}

/** The progress of a ride. */
interface RideWay {
  /** Positions of the stops in the order of the route. */
  readonly visits: readonly number[];
  readonly nextVisit: number;
}

/** What remains to be collected, and at which stop. */
export interface CashDue {
  readonly amountSatang: Satang;
  readonly priceSatang: Satang;
  /** Position of the stop; null once the job is over. */
  readonly stop: number | null;
}

/** The stop that was booked to pay, as long as it lies ahead; then the current or next one. */
function payingStop({ status, paymentPoint }: CashJob, { visits, nextVisit }: RideWay): number | null {
  if (isJobOver(status)) return null;
  const left = visits.slice(nextVisit);
  return left.includes(paymentPoint) ? paymentPoint : (left[0] ?? null);
}

const isPriceDue = ({ status, priceState }: CashJob): boolean =>
  priceState === 'open' && status !== 'matching' && status !== 'cancelled' && status !== 'expired';

/**
 * The cash that a driver still has to collect: the price of a job that is not cancelled and all charges, as far as their state is
 * open. Null for none.
 */
export function cashDue(job: CashJob, way: RideWay): CashDue | null {
  if (job.paymentType !== paymentType.cash) return null;
  const priceSatang = isPriceDue(job) ? job.netSatang : 0;
  const open = job.charges.filter(({ state }) => state === 'open');
  const amountSatang = open.reduce((sum, charge) => sum + charge.amountSatang, priceSatang);
  return amountSatang === 0 ? null : { amountSatang, priceSatang, stop: payingStop(job, way) };
}
