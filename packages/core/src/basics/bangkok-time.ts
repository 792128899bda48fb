import type { Language } from './language.ts';

// Bangkok has been at UTC+7 without summer time since 1920, so plain arithmetic is exact and needs no time zone data.
const offsetMs = 7 * 3_600_000;
const dayMs = 86_400_000;

const thaiMonths = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'];
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const buddhistEraOffset = 543;

interface WallClock {
  readonly year: number;
  /** 0 is January. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Shifts the instant by the offset, so that the UTC getters return Bangkok time in any process time zone. */
function wallClock(instant: Date): WallClock {
  const shifted = new Date(instant.getTime() + offsetMs);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** The date in Bangkok as DD/MM/YYYY, Gregorian (the form of inputs and of the wire). */
export function bangkokDate(instant: Date): string {
  const { year, month, day } = wallClock(instant);
  return `${two(day)}/${two(month + 1)}/${String(year).padStart(4, '0')}`;
}

/** The month in Bangkok as YYYY-MM. */
export function bangkokMonth(instant: Date): string {
  const { year, month } = wallClock(instant);
  return `${String(year).padStart(4, '0')}-${two(month + 1)}`;
}

/** The time in Bangkok as HH:MM. */
export function bangkokTime(instant: Date): string {
  const { hour, minute } = wallClock(instant);
  return `${two(hour)}:${two(minute)}`;
}

/** The Gregorian year in Bangkok. */
export function bangkokYear(instant: Date): number {
  return wallClock(instant).year;
}

/** The weekday in Bangkok: 0 is Sunday, 6 Saturday. */
export function bangkokWeekday(instant: Date): number {
  return new Date(instant.getTime() + offsetMs).getUTCDay();
}

/**
 * The instant of a Bangkok date (DD/MM/YYYY) and time (HH:MM, midnight when absent), or null for a date or time that does not
 * exist.
 */
export function parseBangkok(date: string, time = '00:00'): Date | null {
  const dateParts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date);
  const timeParts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!dateParts || !timeParts) return null;
  const [, day, month, year] = dateParts.map(Number);
  const [, hour, minute] = timeParts.map(Number);
  const instant = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute) - offsetMs);
  // Date.UTC rolls 31 February over into March, so a date that does not read back the same does not exist.
  return bangkokDate(instant) === date ? instant : null;
}

/** A date for display: `21 พ.ย. 2569` (Buddhist era) in Thai, `21 Nov 2026` in English. */
export function formatLongDate(instant: Date, lang: Language): string {
  const { year, month, day } = wallClock(instant);
  return lang === 'th' ? `${day} ${thaiMonths[month]} ${year + buddhistEraOffset}` : `${day} ${englishMonths[month]} ${year}`;
}

/** Midnight in Bangkok at the start of the instant's day. */
export function startOfBangkokDay(instant: Date): Date {
  const shiftedMs = instant.getTime() + offsetMs;
  return new Date(shiftedMs - (((shiftedMs % dayMs) + dayMs) % dayMs) - offsetMs);
}

/** The last millisecond of the instant's day in Bangkok. */
export function endOfBangkokDay(instant: Date): Date {
  return new Date(startOfBangkokDay(instant).getTime() + dayMs - 1);
}

/** The same wall-clock time, the given number of days later. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMs);
}

/**
 * The same wall-clock time, the given number of months later; a day that the month lacks becomes its last day (31 January + 1 is
 * 28 or 29 February).
 */
export function addMonths(instant: Date, months: number): Date {
  const { year, month, day } = wallClock(instant);
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  const dayStart = Date.UTC(year, month + months, Math.min(day, lastDay)) - offsetMs;
  return new Date(dayStart + (instant.getTime() - startOfBangkokDay(instant).getTime()));
}

/** The instant the given number of minutes later. */
export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

/** Midnight in Bangkok at the start of the instant's month. */
export function startOfBangkokMonth(instant: Date): Date {
  const { year, month } = wallClock(instant);
  return new Date(Date.UTC(year, month, 1) - offsetMs);
}
