import { startOfBangkokDay } from '../basics/bangkok-time.ts';

/** Whether to ask for ratings now: at most once per Bangkok day (spec §4, §9). Null: never asked. */
export function mayAskForRating(lastAskedAt: Date | null, now: Date): boolean {
  return lastAskedAt === null || startOfBangkokDay(now) > startOfBangkokDay(lastAskedAt);
}
