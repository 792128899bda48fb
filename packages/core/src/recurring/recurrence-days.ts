import { addDays, addMinutes, bangkokDate, bangkokWeekday, parseBangkok, startOfBangkokDay } from '../basics/bangkok-time.ts';
import type { Weekday } from '../full-day/weekdays.ts';

/** A day in Bangkok as YYYY-MM-DD, which sorts as text. */
export type IsoDay = string;

/** On which days a recurring booking sends, and when the driver comes. */
export interface RecurrenceRule {
  readonly weekdays: readonly Weekday[];
  /** HH:MM in Bangkok. */
  readonly pickUpTime: string;
  /** The first day on which it may send. */
  readonly startsOn: IsoDay;
  /** The last one; null without an end. */
  readonly endsOn: IsoDay | null;
  readonly skipsHolidays: boolean;
}

/** Bookings are made at this hour of the evening before the pick-up. */
export const makingHour = 18;
/** Whoever pays by wallet hears a day before the booking that the money is not enough. */
const warningDays = 1;
/** Weekly on a day that is a holiday several times in a row still has its next day within this time. */
const furthestDays = 400;

/** DD/MM/YYYY as a day, unchecked. */
export const isoDay = (date: string): IsoDay => date.split('/').reverse().join('-');

/** The day in Bangkok. */
export const isoDayOf = (moment: Date): IsoDay => isoDay(bangkokDate(moment));

/** DD/MM/YYYY, the form of the wire. */
export const wireDay = (day: IsoDay): string => day.split('-').reverse().join('/');

/** A day of the wire; null for one that does not exist. */
export const readWireDay = (date: string): IsoDay | null => {
  const moment = parseBangkok(date);
  return moment && isoDayOf(moment);
};

/** Midnight in Bangkok at the start of a day. @throws RangeError for a day that does not exist */
export const startOfDay = (day: IsoDay): Date => {
  const moment = parseBangkok(wireDay(day));
  if (moment === null) throw new RangeError(`${day} is no day`);
  return moment;
};

export const nextDay = (day: IsoDay, days = 1): IsoDay => isoDayOf(addDays(startOfDay(day), days));

/** When the driver comes on a day. */
export const pickUpAt = (day: IsoDay, pickUpTime: string): Date => parseBangkok(wireDay(day), pickUpTime) ?? startOfDay(day);

/** When the booking of a day is made: 18:00 of the evening before. */
export const makingAt = (day: IsoDay): Date => addMinutes(addDays(startOfDay(day), -1), makingHour * 60);

/** When the customer is warned that the wallet is not enough for a day. */
export const warningAt = (day: IsoDay): Date => addDays(makingAt(day), -warningDays);

/** Whether the weekdays and the first and last day of a rule allow a day; a holiday may still skip it. */
export const isRuleDay = ({ weekdays, startsOn, endsOn }: RecurrenceRule, day: IsoDay): boolean => {
  const weekday = bangkokWeekday(startOfDay(day)) || 7;
  return weekdays.some((chosen) => chosen === weekday) && day >= startsOn && (endsOn === null || day <= endsOn);
};

/** The days of a rule from one day to another, both included, holidays among them. */
export function ruleDays(rule: RecurrenceRule, from: IsoDay, until: IsoDay): readonly IsoDay[] {
  const days: IsoDay[] = [];
  const last = rule.endsOn !== null && rule.endsOn < until ? rule.endsOn : until;
  for (let day = from < rule.startsOn ? rule.startsOn : from; day <= last; day = nextDay(day))
    if (isRuleDay(rule, day)) days.push(day);
  return days;
}

/** The first day of a rule, from a day on, that is acceptable; null if there is none. */
export function findRuleDay(rule: RecurrenceRule, from: IsoDay, isAcceptable: (day: IsoDay) => boolean): IsoDay | null {
  const first = from < rule.startsOn ? rule.startsOn : from;
  for (let day = first, left = furthestDays; left > 0; day = nextDay(day), left -= 1) {
    if (rule.endsOn !== null && day > rule.endsOn) return null;
    if (isRuleDay(rule, day) && isAcceptable(day)) return day;
  }
  return null;
}

/** The first day on which a pick-up can still be booked: today, or tomorrow once the time has passed. */
export const firstOpenDay = (pickUpTime: string, now: Date): IsoDay => {
  const today = isoDayOf(startOfBangkokDay(now));
  return pickUpAt(today, pickUpTime) > now ? today : nextDay(today);
};
