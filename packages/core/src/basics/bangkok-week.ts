import { addDays, bangkokWeekday, startOfBangkokDay } from './bangkok-time.ts';

/** Monday's midnight in Bangkok, at the start of the instant's week. */
export const startOfBangkokWeek = (instant: Date): Date =>
  addDays(startOfBangkokDay(instant), -((bangkokWeekday(instant) + 6) % 7));
