import { startOfBangkokDay } from '../basics/bangkok-time.ts';

/** Whether jobs that wait for a rating may be asked about: at most once per Bangkok day (spec §4, §9). Null: never asked before. */
export function mayAskForRating(lastAskedAt: Date | null, now: Date): boolean {
  return lastAskedAt === null || startOfBangkokDay(now) > startOfBangkokDay(lastAskedAt);
}
