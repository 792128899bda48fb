import { addDays } from '../../basics/bangkok-time.ts';
import { minuteMs } from '../../basics/durations.ts';
import type { Satang } from '../../basics/money.ts';
import { overtimeFeeAt } from './overtime-fee.ts';
import { waitingFee } from './waiting-fee.ts';

/** Kinds of charges in addition to a job's price (spec §9). */
export type ChargeKind = 'waiting' | 'overtime' | 'lateCancel' | 'routeChange';

/** A driver's stay at a stop. */
export interface StopVisit {
  readonly stop: number;
  readonly arrivedAt: Date;
  /** Null if the driver did not leave with the stop completed. */
  readonly leftAt: Date | null;
}

/** A full-day hire of one driver. */
export interface FullDayHire {
  /** Per day. */
  readonly hours: number;
  /** Consecutive days. */
  readonly days: number;
  readonly overtimePerMinuteSatang: Satang;
}

/** Facts of a completed job. */
export interface RiddenJob {
  /** The booked pick-up time: waiting before it is not charged. */
  readonly pickUpAt: Date;
  readonly completedAt: Date;
  readonly visits: readonly StopVisit[];
  /** Null for a trip. Waiting is charged for a trip, not for a hire. */
  readonly hire: FullDayHire | null;
}

export interface CountedCharge {
  readonly kind: 'waiting' | 'overtime';
  /** Index of the stop; null for overtime. */
  readonly stop: number | null;
  readonly minutes: number;
  readonly amountSatang: Satang;
}

/** Whole minutes, rounded down, so that a customer is not charged for seconds. */
const minutesBetween = (from: Date, to: Date): number => Math.max(0, Math.floor((to.getTime() - from.getTime()) / minuteMs));

const later = (one: Date, other: Date): Date => (one > other ? one : other);

function countWaiting({ pickUpAt, visits }: RiddenJob): readonly CountedCharge[] {
  return visits.flatMap(({ stop, arrivedAt, leftAt }) => {
    if (leftAt === null) return [];
    const minutes = minutesBetween(later(arrivedAt, pickUpAt), leftAt);
    const amountSatang = waitingFee(minutes);
    return amountSatang === 0 ? [] : [{ kind: 'waiting' as const, stop, minutes, amountSatang }];
  });
}

/**
 * Counts the overtime of the last day, on which the job ends: from the booked time, or from the driver's arrival if it is the
 * only day and the driver came later. The end of work on earlier days is not recorded.
 */
function countOvertime({ pickUpAt, completedAt, visits }: RiddenJob, hire: FullDayHire): readonly CountedCharge[] {
  const arrivals = visits.map(({ arrivedAt }) => arrivedAt.getTime());
  const cameAt = arrivals.length === 0 ? pickUpAt : new Date(Math.min(...arrivals));
  const startsAt = hire.days === 1 ? later(cameAt, pickUpAt) : addDays(pickUpAt, hire.days - 1);
  const minutes = minutesBetween(startsAt, completedAt) - hire.hours * 60;
  if (minutes <= 0) return [];
  const amountSatang = overtimeFeeAt(minutes, hire.overtimePerMinuteSatang);
  return [{ kind: 'overtime', stop: null, minutes, amountSatang }];
}

/**
 * Charges in addition to the job's price, from arrivals and departures: waiting at each stop, or the overtime of a hire (spec
 * §9).
 */
export function countCharges(job: RiddenJob): readonly CountedCharge[] {
  return job.hire === null ? countWaiting(job) : countOvertime(job, job.hire);
}
