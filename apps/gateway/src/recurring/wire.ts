import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { type IsoDay, isoDayOf, pickUpAt, type RecurrenceRule, ruleDays, wireDay } from '@songwai/core/recurring/recurrence-days';
import type { occurrence, recurrence } from '@songwai/core/recurring/recurring-schema';
import type { Static } from 'typebox';
import type { SeenDate } from './dates-view.ts';
import type { Holidays } from './holidays.ts';
import { isLeftOut } from './next-day.ts';
import { type RecurrenceRow, ruleOf } from './queries.ts';

export type WireOccurrence = Static<typeof occurrence>;
export type WireRecurrence = Static<typeof recurrence>;

/** How a day is shown; `said` is what the table has of it. */
export function toWireOccurrence(
  day: IsoDay,
  { rule, said, holidays }: { readonly rule: RecurrenceRule; readonly said: SeenDate | undefined; readonly holidays: Holidays },
): WireOccurrence {
  const holiday = holidays.nameOf(day);
  const planned = isLeftOut({ rule, holidays }, day, said) ? 'holiday' : 'planned';
  const settled = said === undefined || said.state === 'planned' || said.state === 'wanted' ? undefined : said;
  return {
    date: wireDay(day),
    // What is booked stays at its own time.
    time: settled ? bangkokTime(settled.pick_up_at) : rule.pickUpTime,
    state: settled ? (settled.state as Exclude<SeenDate['state'], 'planned' | 'wanted'>) : planned,
    ...(holiday !== null && { holidayTh: holiday.th, holidayEn: holiday.en }),
    ...(said?.job_id != null && { jobId: said.job_id }),
    ...(said?.jobStatus != null && { jobStatus: said.jobStatus }),
    ...(said?.problem != null && { problem: said.problem }),
    ...(said?.problem_text != null && { problemTh: said.problem_text.th, problemEn: said.problem_text.en }),
    ...(said?.price_satang != null && { price: bahtFromSatang(said.price_satang) }),
  };
}

interface Span {
  readonly from: IsoDay;
  readonly until: IsoDay;
  readonly now: Date;
  readonly holidays: Holidays;
  readonly said: readonly SeenDate[];
}

/** The days of a rule between two, and those of which something is said although the rule has changed since. */
export function toWireDays(rule: RecurrenceRule, { from, until, now, holidays, said }: Span): WireOccurrence[] {
  const byDay = new Map(said.map((date) => [date.day, date]));
  const isWorthShowing = ({ state }: SeenDate) => !['planned', 'wanted', 'skipped'].includes(state);
  const coming = ruleDays(rule, from < isoDayOf(now) ? isoDayOf(now) : from, until).filter(
    (day) => byDay.has(day) || pickUpAt(day, rule.pickUpTime) > now,
  );
  const days = new Set([...coming, ...said.filter(isWorthShowing).map(({ day }) => day)]);
  return [...days].sort().map((day) => toWireOccurrence(day, { rule, said: byDay.get(day), holidays }));
}

/** A recurring booking in the names of the wire. @param said its days from now on, in order */
export function toWireRecurrence(row: RecurrenceRow, said: readonly SeenDate[], holidays: Holidays): WireRecurrence {
  const rule = ruleOf(row);
  const show = (date: SeenDate): WireOccurrence => toWireOccurrence(date.day, { rule, said: date, holidays });
  const booked = said.find(({ state }) => state === 'booked' || state === 'making');
  const ofNext = said.find(({ day }) => day === row.next_on);
  const next = row.next_on === null ? undefined : toWireOccurrence(row.next_on, { rule, said: ofNext, holidays });
  const first = booked !== undefined && (row.next_on === null || booked.day < row.next_on) ? show(booked) : next;
  return {
    recurringId: row.id,
    state: row.state,
    ...(row.stopped_at !== null && { stoppedDate: bangkokDate(row.stopped_at) }),
    agreedPrice: bahtFromSatang(row.agreed_satang),
    ...row.booking,
    weekdays: row.weekdays,
    pickUpTime: row.pick_up_time,
    startDate: wireDay(row.starts_on),
    ...(row.ends_on !== null && { endDate: wireDay(row.ends_on) }),
    skipHolidays: row.skips_holidays,
    ...(first !== undefined && { next: first }),
    asking: said.filter(({ state }) => state === 'asking').map(show),
  };
}
