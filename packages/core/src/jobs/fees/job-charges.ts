import { addDays } from '../../basics/bangkok-time.ts';
import { minuteMs } from '../../basics/durations.ts';
import type { Satang } from '../../basics/money.ts';
import { overtimeFeeAt } from './overtime-fee.ts';
import { waitingFee } from './waiting-fee.ts';

/** What a job is charged for besides its price (spec §9). */
export type ChargeKind = 'waiting' | 'overtime' | 'lateCancel';

/** How long the driver stood at a stop. */
export interface StopVisit {
  readonly stop: number;
  readonly arrivedAt: Date;
  /** Null where the driver never left it with the work done. */
  readonly leftAt: Date | null;
}

/** A full-day hire of one driver. */
export interface FullDayHire {
  /** Of each day. */
  readonly hours: number;
  /** In a row. */
  readonly days: number;
  readonly overtimePerMinuteSatang: Satang;
}

/** What is known of a job that is done. */
export interface RiddenJob {
  /** When the driver was asked to come: waiting before that is the driver's own. */
  readonly pickUpAt: Date;
  readonly completedAt: Date;
  readonly visits: readonly StopVisit[];
  /** Null for a trip; its waiting is paid, a hire's is not. */
  readonly hire: FullDayHire | null;
}

export interface CountedCharge {
  readonly kind: 'waiting' | 'overtime';
  /** Position of the stop; null for overtime. */
  readonly stop: number | null;
  readonly minutes: number;
  readonly amountSatang: Satang;
}

/** Whole minutes, the one that has begun not counted: a customer is not charged for seconds. */
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
 * The hours of the last day, which the job ends with: from the time booked on, or from when the driver came if it is the only day and that
 * was later. When the driver went home on the days before, nobody has written down.
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

/** What a job costs besides its price, from when the driver came and went: waiting at each stop, or the overtime of a hire (spec §9). */
export function countCharges(job: RiddenJob): readonly CountedCharge[] {
  return job.hire === null ? countWaiting(job) : countOvertime(job, job.hire);
}
