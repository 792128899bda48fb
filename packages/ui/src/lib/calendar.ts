/**
 * Days and months as plain strings, `YYYY-MM-DD` and `YYYY-MM` of the Gregorian calendar, years 0001 to 9999. They compare as
 * text, independent of clock and time zone.
 */
export interface DayParts {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

const padded = (count: number, width: number) => String(count).padStart(width, '0');

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** How many days the month (1 to 12) has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The day as a string, or null if the calendar has no such day. */
export function toDay({ year, month, day }: DayParts): string | null {
  const isInCalendar = year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isInCalendar ? `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` : null;
}

/** The parts of `YYYY-MM-DD`, or null if it is no valid day. */
export function readDay(text: string): DayParts | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const parts = { year, month, day };
  return toDay(parts) === text ? parts : null;
}

const partsOf = (day: string): DayParts => {
  const parts = readDay(day);
  if (!parts) throw new RangeError(`"${day}" is no day of the form YYYY-MM-DD`);
  return parts;
};

/** Whole days since 1 January of the year 1. */
function toNumber({ year, month, day }: DayParts): number {
  const before = year - 1;
  const monthsBefore = Array.from({ length: month - 1 }, (_, index) => daysInMonth(year, index + 1));
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  return before * 365 + leapDays + monthsBefore.reduce((sum, count) => sum + count, 0) + day - 1;
}

function fromNumber(count: number): DayParts {
  // The estimate is at most one year too late, because no year is longer than 366 days.
  let year = Math.floor(count / 365.2425) + 1;
  while (toNumber({ year, month: 1, day: 1 }) > count) year -= 1;
  while (toNumber({ year: year + 1, month: 1, day: 1 }) <= count) year += 1;
  let rest = count - toNumber({ year, month: 1, day: 1 });
  let month = 1;
  while (rest >= daysInMonth(year, month)) {
    rest -= daysInMonth(year, month);
    month += 1;
  }
  return { year, month, day: rest + 1 };
}

const lastDay = toNumber({ year: 9999, month: 12, day: 31 });

/** The day `count` days later (earlier if negative); stops at the calendar's first and last day. */
export function addDays(day: string, count: number): string {
  const target = Math.min(lastDay, Math.max(0, toNumber(partsOf(day)) + count));
  return toDay(fromNumber(target)) ?? day;
}

/** The number of days from `from` to `until`. */
export function daysBetween(from: string, until: string): number {
  return toNumber(partsOf(until)) - toNumber(partsOf(from));
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: string): number {
  // 1 January of the year 1 was a Monday.
  return (toNumber(partsOf(day)) + 1) % 7;
}

/** The month `YYYY-MM` of the day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month `count` months later; stops at the calendar's first and last month. */
export function addMonths(month: string, count: number): string {
  const { year, month: ofYear } = partsOf(`${month}-01`);
  const total = Math.min(9999 * 12 - 1, Math.max(0, (year - 1) * 12 + ofYear - 1 + count));
  return `${padded(Math.floor(total / 12) + 1, 4)}-${padded((total % 12) + 1, 2)}`;
}

/** The same day in another month, or that month's last day if it is shorter: 31 January plus one month is 28 or 29 February. */
export function moveByMonths(day: string, count: number): string {
  const target = addMonths(monthOf(day), count);
  const { year, month } = partsOf(`${target}-01`);
  return `${target}-${padded(Math.min(partsOf(day).day, daysInMonth(year, month)), 2)}`;
}

/** The weeks of a month, seven days each; null for days of another month. `firstWeekday`: 0 is Sunday. */
export function weeksOfMonth(month: string, firstWeekday: number): readonly (readonly (string | null)[])[] {
  const { year, month: ofYear } = partsOf(`${month}-01`);
  const lead = (weekdayOf(`${month}-01`) - firstWeekday + 7) % 7;
  const count = daysInMonth(year, ofYear);
  return Array.from({ length: Math.ceil((lead + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => {
      const day = week * 7 + column - lead + 1;
      return day >= 1 && day <= count ? `${month}-${padded(day, 2)}` : null;
    }),
  );
}

/** Limits a day or a month to its bounds. */
export function clampTo(value: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && value < min) return min;
  return max !== undefined && value > max ? max : value;
}
