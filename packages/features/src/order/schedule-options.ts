import { addDays, bangkokDate, bangkokTime, parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { OrderTab, Schedule } from '@songwai/core/orders/draft';

/** Next day is booked until 17:00 for a pick-up between 09:00 and 18:00 on the day after (decisions, "Prices"). */
const NEXT_DAY_CLOSES = '17:00';
export const nextDayFrom = '09:00';
const NEXT_DAY_TO = '18:00';
/** How far ahead an express order may lie. */
const EXPRESS_DAYS_AHEAD = 30;

/** What the picker offers; dates as the browser's own field wants them (YYYY-MM-DD), times HH:MM. */
export interface ScheduleLimits {
  readonly minDate: string;
  readonly maxDate: string;
  readonly minTime: string | undefined;
  readonly maxTime: string | undefined;
}

/** `21/11/2026` as `2026-11-21`; empty for what is no date. */
export const toFieldDate = (date: string): string => date.split('/').reverse().join('-');
/** `2026-11-21` as `21/11/2026`. */
export const fromFieldDate = (date: string): string => date.split('-').reverse().join('/');

/** The first day that can be chosen for next day: tomorrow, or the day after once tomorrow's tour is closed. */
export function firstNextDay(now: Date): string {
  return bangkokDate(addDays(now, bangkokTime(now) < NEXT_DAY_CLOSES ? 1 : 2));
}

/** What may be chosen at this moment. */
export function scheduleLimits(tab: OrderTab, now: Date): ScheduleLimits {
  const last = toFieldDate(bangkokDate(addDays(now, EXPRESS_DAYS_AHEAD)));
  if (tab === 3) return { minDate: toFieldDate(firstNextDay(now)), maxDate: last, minTime: nextDayFrom, maxTime: NEXT_DAY_TO };
  return { minDate: toFieldDate(bangkokDate(now)), maxDate: last, minTime: undefined, maxTime: undefined };
}

/** What the fields hold before the customer touches them: what was chosen, else the next full hour or the first tour. */
export function suggestSchedule(schedule: Schedule, tab: OrderTab, now: Date): { readonly date: string; readonly time: string } {
  if (schedule.kind === 'later') return { date: toFieldDate(schedule.date), time: schedule.time };
  if (tab === 3) return { date: toFieldDate(firstNextDay(now)), time: nextDayFrom };
  const nextHour = new Date((Math.floor(now.getTime() / 3_600_000) + 2) * 3_600_000);
  return { date: toFieldDate(bangkokDate(nextHour)), time: bangkokTime(nextHour) };
}

/** Why a moment cannot be taken: it is none, it is past, or the tour does not drive then. */
export type ScheduleFault = 'missing' | 'past' | 'closedDay' | 'closedHour';

/** Checks a chosen moment (spec §5 "date/time later than now"); null when it can be taken. */
export function checkSchedule(
  chosen: { readonly date: string; readonly time: string },
  tab: OrderTab,
  now: Date,
): ScheduleFault | null {
  const moment = parseBangkok(fromFieldDate(chosen.date), chosen.time);
  if (moment === null) return 'missing';
  if (moment.getTime() <= now.getTime()) return 'past';
  if (tab !== 3) return null;
  if (chosen.date < toFieldDate(firstNextDay(now))) return 'closedDay';
  return chosen.time < nextDayFrom || chosen.time > NEXT_DAY_TO ? 'closedHour' : null;
}
