import { addDays, bangkokDate, bangkokTime, parseBangkok } from '../basics/bangkok-time.ts';
import { err, ok, type Result } from '../basics/result.ts';
import { furthestDaysAhead } from '../jobs/booking/pick-up-window.ts';
import { driverCount } from '../validation/orders/driver-count.ts';
import { futureTime } from '../validation/orders/future-time.ts';
import { monthlyDays, monthlyDaysLimits } from '../validation/orders/monthly-days.ts';
import { nineHourCutoff } from '../validation/orders/nine-hour-cutoff.ts';

/** A package of this many hours ends too late when it begins after noon. */
const nineHours = 9;
/** A monthly package's `duration` on the wire (spec §9). */
const monthlyDuration = 50;

/** Whether a package is hired by the month, which leads to a quotation instead of an order (spec §1). */
export const isMonthly = (duration: number): boolean => duration === monthlyDuration;

/** A requested hire by the day; dates DD/MM/YYYY, times HH:MM in Bangkok. */
export interface RequestedFullDay {
  readonly date: string | undefined;
  readonly startTime: string | undefined;
  /** 4 or 9. */
  readonly durationHours: number;
  readonly driverCount: number;
  /** Consecutive days. */
  readonly days: number;
}

/** Why a hire is refused, and the field at fault. */
export interface FullDayProblem {
  readonly field: 'date' | 'startTime' | 'driverCount' | 'days';
  readonly code:
    | 'dateRequired'
    | 'startTimeRequired'
    | 'timeNotInFuture'
    | 'tooFarAhead'
    | 'nineHourTooLate'
    | 'driverCountTooLow'
    | 'daysOutOfRange';
}

const refuse = (field: FullDayProblem['field'], code: FullDayProblem['code']) => err<FullDayProblem>({ field, code });

/** Limits for consecutive days: a week has at most 6 working days (decisions, "Prices"). */
export const fullDayDaysLimits = monthlyDaysLimits;

/**
 * Checks a hire by the day and returns its start (spec §5 "Order rules"): date and start in the future, at least one driver, at
 * most 6 days. 9 hours must begin by 12:00, so a hire for today must be ordered before noon.
 */
export function checkFullDay(request: RequestedFullDay, now: Date): Result<Date, FullDayProblem> {
  if (request.date === undefined || parseBangkok(request.date) === null) return refuse('date', 'dateRequired');
  const start = request.startTime === undefined ? null : parseBangkok(request.date, request.startTime);
  if (start === null) return refuse('startTime', 'startTimeRequired');
  const isToday = request.date === bangkokDate(now);
  if (!futureTime(start, now).ok) return refuse(isToday ? 'startTime' : 'date', 'timeNotInFuture');
  if (start > addDays(now, furthestDaysAhead)) return refuse('date', 'tooFarAhead');
  if (request.durationHours === nineHours && !nineHourCutoff(bangkokTime(start)).ok)
    return refuse('startTime', 'nineHourTooLate');
  if (!driverCount(request.driverCount).ok) return refuse('driverCount', 'driverCountTooLow');
  return monthlyDays(request.days).ok ? ok(start) : refuse('days', 'daysOutOfRange');
}
