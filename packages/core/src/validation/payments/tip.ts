import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Limits of a tip in baht (spec §5); all tips of a job together have the upper one, too. */
export const tipLimitsBaht = { min: 1, max: 1000 } as const;

/** So many tips a job has at most, and so many of them by its rating link. */
export const tipsOfJob = { most: 2, byLink: 1 } as const;

/** What a customer's tips of a day come to at most, in baht: altogether, and to one driver. */
export const tipsOfDayBaht = { customer: 2000, pair: 1000 } as const;

/** Checks a tip: whole baht, 1 to 1,000 (spec §5). */
export function tipAmount(baht: number): RuleResult<number> {
  const { min, max } = tipLimitsBaht;
  return Number.isInteger(baht) && baht >= min && baht <= max ? ok(baht) : refuse('tipOutOfRange', tipLimitsBaht);
}

/** The tips that were given already, and those whose payment is still open; sums in baht. */
export interface GivenTips {
  readonly ofJobBaht: number;
  readonly ofJobCount: number;
  /** Of them, by the rating link. */
  readonly byLinkCount: number;
  /** Of the customer's day, to all drivers. */
  readonly ofDayBaht: number;
  /** Of it, to this driver. */
  readonly toDriverBaht: number;
}

/** What limits a tip: the sum of its job, the number of tips, the customer's day, or the day with one driver. */
export type TipLimit = 'job' | 'count' | 'day' | 'driver';

/** What may still be tipped for a job: whole baht, 0 for nothing, and which limit comes first. */
export interface TipRoom {
  readonly leftBaht: number;
  readonly limit: TipLimit;
}

/** What may still be tipped for a job now. */
export function tipRoom(given: GivenTips, isByLink: boolean): TipRoom {
  if (given.ofJobCount >= tipsOfJob.most || (isByLink && given.byLinkCount >= tipsOfJob.byLink))
    return { leftBaht: 0, limit: 'count' };
  const rooms: readonly TipRoom[] = [
    { limit: 'job', leftBaht: tipLimitsBaht.max - given.ofJobBaht },
    { limit: 'driver', leftBaht: tipsOfDayBaht.pair - given.toDriverBaht },
    { limit: 'day', leftBaht: tipsOfDayBaht.customer - given.ofDayBaht },
  ];
  const { limit, leftBaht } = rooms.reduce((least, room) => (room.leftBaht < least.leftBaht ? room : least));
  return { limit, leftBaht: Math.max(0, leftBaht) };
}
