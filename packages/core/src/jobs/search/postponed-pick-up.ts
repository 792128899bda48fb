import { addDays, addMinutes, parseBangkok, startOfBangkokDay } from '../../basics/bangkok-time.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import {
  checkPickUp,
  furthestDaysAhead,
  nextDayWindow,
  type PickUpProblem,
  type PickUpWindow,
} from '../booking/pick-up-window.ts';

/** The requested later time in the wire's form. Empty: an hour later, or for next day a day later. */
export interface PostponeRequest {
  readonly date?: string | undefined;
  readonly startTime?: string | undefined;
  readonly finishTime?: string | undefined;
}

/** The facts that decide a request. */
export interface PostponeFacts {
  readonly now: Date;
  readonly booked: PickUpWindow;
  readonly isNextDay: boolean;
}

/** A booking's problems, or a time that is not later than the booked one. */
export interface PostponeProblem {
  readonly field: PickUpProblem['field'];
  readonly code: PickUpProblem['code'] | 'notLater';
}

const minutesLater = 60;

const later = (one: Date, other: Date): Date => (one > other ? one : other);

function nextSuitable({ now, booked, isNextDay }: PostponeFacts): PickUpWindow {
  const isTomorrowOpen = checkPickUp({ isNextDay: true, orderType: 'now' }, now).ok;
  if (isNextDay) return nextDayWindow(later(booked.from, isTomorrowOpen ? now : addDays(now, 1)));
  const from = addMinutes(later(booked.from, now), minutesLater);
  return { from, until: booked.until && new Date(from.getTime() + booked.until.getTime() - booked.from.getTime()) };
}

/** Next day keeps its hours, on any day that can be booked. */
function checkLaterDay(request: PostponeRequest, now: Date): Result<PickUpWindow, PickUpProblem> {
  const day = request.date === undefined ? null : parseBangkok(request.date);
  if (day === null) return err({ field: 'jobDate', code: 'dateRequired' });
  if (day > addDays(now, furthestDaysAhead)) return err({ field: 'jobDate', code: 'tooFarAhead' });
  if (day <= startOfBangkokDay(now)) return err({ field: 'jobDate', code: 'timeNotInFuture' });
  // Check as if ordered on the day before, so that the 17:00 limit applies only to tomorrow.
  const dayBefore = addDays(day, -1);
  const order = { ...request, isNextDay: true, orderType: 'schedule' } as const;
  return checkPickUp(order, startOfBangkokDay(now) < dayBefore ? dayBefore : now);
}

/**
 * Checks the new time of a postponed pick-up: later than the booked one, and within the rules of a booking (`pick-up-window.ts`).
 */
export function checkPostponement(request: PostponeRequest, facts: PostponeFacts): Result<PickUpWindow, PostponeProblem> {
  const { now, booked, isNextDay } = facts;
  const isOpen = request.date === undefined && request.startTime === undefined && request.finishTime === undefined;
  if (isOpen) {
    const window = nextSuitable(facts);
    return window.from > addDays(now, furthestDaysAhead) ? err({ field: 'jobDate', code: 'tooFarAhead' }) : ok(window);
  }
  const checked = isNextDay
    ? checkLaterDay(request, now)
    : checkPickUp({ ...request, isNextDay: false, orderType: 'schedule' }, now);
  if (!checked.ok) return checked;
  return checked.value.from > booked.from ? checked : err({ field: 'startTime', code: 'notLater' });
}
