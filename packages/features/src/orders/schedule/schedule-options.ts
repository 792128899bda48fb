import { addDays, bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { nextDayTask } from '@songwai/core/basics/wire-numbers';
import { furthestDaysAhead, nextDayWindow } from '@songwai/core/jobs/booking/pick-up-window';
import type { OrderTab, Schedule } from '@songwai/core/orders/draft/draft';

/** The picker's options; dates as `YYYY-MM-DD`, as date fields need them, times as `HH:MM`. */
export interface ScheduleLimits {
  readonly minDate: string;
  readonly maxDate: string;
  readonly minTime: string | undefined;
  readonly maxTime: string | undefined;
}

/** `21/11/2026` as `2026-11-21`; empty for an invalid date. */
export const toFieldDate = (date: string): string => date.split('/').reverse().join('-');
/** `2026-11-21` as `21/11/2026`. */
export const fromFieldDate = (date: string): string => date.split('-').reverse().join('/');

const fieldDateOf = (instant: Date): string => toFieldDate(bangkokDate(instant));

/** What may be chosen at this moment. */
export function scheduleLimits(tab: OrderTab, now: Date): ScheduleLimits {
  if (tab === nextDayTask) {
    const { from, until } = nextDayWindow(now);
    return { minDate: fieldDateOf(from), maxDate: fieldDateOf(until), minTime: bangkokTime(from), maxTime: bangkokTime(until) };
  }
  const last = addDays(now, furthestDaysAhead);
  return { minDate: fieldDateOf(now), maxDate: fieldDateOf(last), minTime: undefined, maxTime: undefined };
}

/** The fields' first values: the earlier choice, else the next full hour or the first hour of the next-day window. */
export function suggestSchedule(schedule: Schedule, tab: OrderTab, now: Date): { readonly date: string; readonly time: string } {
  if (schedule.kind === 'later') return { date: toFieldDate(schedule.date), time: schedule.time };
  const nextHour = new Date((Math.floor(now.getTime() / 3_600_000) + 2) * 3_600_000);
  const moment = tab === nextDayTask ? nextDayWindow(now).from : nextHour;
  return { date: fieldDateOf(moment), time: bangkokTime(moment) };
}
