import { addDays, addMinutes, bangkokDate, parseBangkok, startOfBangkokDay } from '../../basics/bangkok-time.ts';
import { err, ok, type Result } from '../../basics/result.ts';

/** The requested pick-up time in the wire's form: dates DD/MM/YYYY, times HH:MM in Bangkok. */
export interface PickUpRequest {
  readonly isNextDay: boolean;
  readonly orderType: 'now' | 'schedule';
  readonly date?: string | undefined;
  readonly startTime?: string | undefined;
  readonly finishTime?: string | undefined;
}

export interface PickUpWindow {
  readonly from: Date;
  /** Null: no end; the driver comes as soon as one is found. */
  readonly until: Date | null;
}

export interface PickUpProblem {
  readonly field: 'jobDate' | 'startTime' | 'finishTime';
  readonly code:
    | 'dateRequired'
    | 'startTimeRequired'
    | 'timeNotInFuture'
    | 'tooFarAhead'
    | 'finishBeforeStart'
    | 'nextDayClosed'
    | 'nextDayDate'
    | 'nextDayHours';
}

/** Next day (decisions, "Prices"): booked until 17:00, picked up between 09:00 and 18:00 on the next day. */
export const nextDayHours = { bookUntil: 17, from: 9, until: 18 } as const;
/** How many days ahead can be booked: rate cards change, so a price holds no longer than this. */
export const furthestDaysAhead = 90;

const refuse = (field: PickUpProblem['field'], code: PickUpProblem['code']) => err<PickUpProblem>({ field, code });

/** The pick-up hours of a next-day order, tomorrow. */
export function nextDayWindow(now: Date): { readonly from: Date; readonly until: Date } {
  const tomorrow = addDays(startOfBangkokDay(now), 1);
  return { from: addMinutes(tomorrow, nextDayHours.from * 60), until: addMinutes(tomorrow, nextDayHours.until * 60) };
}

function checkNextDay(request: PickUpRequest, now: Date): Result<PickUpWindow, PickUpProblem> {
  const today = startOfBangkokDay(now);
  if (now >= addMinutes(today, nextDayHours.bookUntil * 60)) return refuse('jobDate', 'nextDayClosed');
  const { from: opens, until: closes } = nextDayWindow(now);
  const date = bangkokDate(opens);
  if (request.orderType === 'schedule' && request.date !== undefined && request.date !== date)
    return refuse('jobDate', 'nextDayDate');
  if (request.orderType === 'now') return ok({ from: opens, until: closes });
  const from = request.startTime === undefined ? opens : parseBangkok(date, request.startTime);
  if (from === null || from < opens || from > closes) return refuse('startTime', 'nextDayHours');
  const until = request.finishTime === undefined ? closes : parseBangkok(date, request.finishTime);
  if (until === null || until > closes) return refuse('finishTime', 'nextDayHours');
  return until < from ? refuse('finishTime', 'finishBeforeStart') : ok({ from, until });
}

function checkSchedule(request: PickUpRequest, now: Date): Result<PickUpWindow, PickUpProblem> {
  if (request.date === undefined || parseBangkok(request.date) === null) return refuse('jobDate', 'dateRequired');
  const from = request.startTime === undefined ? null : parseBangkok(request.date, request.startTime);
  if (from === null) return refuse('startTime', 'startTimeRequired');
  if (from <= now) return refuse(bangkokDate(from) === bangkokDate(now) ? 'startTime' : 'jobDate', 'timeNotInFuture');
  if (from > addDays(now, furthestDaysAhead)) return refuse('jobDate', 'tooFarAhead');
  const until = request.finishTime === undefined ? null : parseBangkok(request.date, request.finishTime);
  return until !== null && until < from ? refuse('finishTime', 'finishBeforeStart') : ok({ from, until });
}

/** Checks the pick-up time and returns its window. An order for now ignores its date. */
export function checkPickUp(request: PickUpRequest, now: Date): Result<PickUpWindow, PickUpProblem> {
  if (request.isNextDay) return checkNextDay(request, now);
  return request.orderType === 'now' ? ok({ from: now, until: null }) : checkSchedule(request, now);
}
