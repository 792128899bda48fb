import { readDay, toDay } from './calendar.ts';

const thaiZero = 0x0e50;
/** Thai digits as those of everywhere else. */
const arabic = (text: string) => text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));

/** Bookings for the Gregorian year 2400 and later do not exist, so such a year is of the Buddhist era. */
const toGregorian = (year: number) => (year > 2400 ? year - 543 : year);

/**
 * The day that was typed as DD/MM/YYYY (or with dots, dashes, spaces, or none at all), in the Gregorian year or the Buddhist one; null where it
 * is none. `YYYY-MM-DD`, as it is pasted from elsewhere, is read as well.
 */
export function readTypedDay(text: string): string | null {
  const typed = arabic(text).trim();
  if (readDay(typed)) return typed;
  const [, day, month, year] =
    (/^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed))?.map(
      Number,
    ) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  return toDay({ day, month, year: toGregorian(year) });
}

/** `2026-11-21` as it is typed: `21/11/2026`. */
export const showTypedDay = (day: string): string => (readDay(day) ? day.split('-').reverse().join('/') : '');

/**
 * Sets the slashes for whoever types digits only, as a phone's number pad has no slash. Only what grew at its end is touched, so deleting and
 * mending in the middle stay the typist's own.
 */
export function setSlashes(before: string, after: string): string {
  const text = arabic(after);
  if (text.length !== before.length + 1 || !text.startsWith(before)) return text;
  if (/^\d{2}$|^\d{1,2}\/\d{2}$/.test(text)) return `${text}/`;
  return text.replace(/\/[/.\-\s]$/, '/').replace(/[.\-\s]$/, '/');
}

const padded = (count: number) => String(count).padStart(2, '0');

/** The time `HH:MM` that was typed: `9:5` is 09:05, `930` 09:30, `9` 09:00, `2.30 pm` 14:30; null where it is none. */
export function readTypedTime(text: string): string | null {
  const typed = arabic(text).trim().toLowerCase();
  const match =
    /^(\d{1,2})\s*[:.,\s]\s*(\d{1,2})\s*(am|pm|น\.?)?$/.exec(typed) ??
    /^(\d{1,2})(\d{2})\s*(am|pm|น\.?)?$/.exec(typed) ??
    /^(\d{1,2})()\s*(am|pm|น\.?)?$/.exec(typed);
  if (!match) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  const half = match[3];
  const isTwelveHours = half === 'am' || half === 'pm';
  if (minute > 59 || hour > 23 || (isTwelveHours && (hour < 1 || hour > 12))) return null;
  const ofDay = isTwelveHours ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
  return `${padded(ofDay)}:${padded(minute)}`;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The times `HH:MM` from `min` until `max`, both included where they fall on a step of the day. */
export function timesByStep(stepMinutes: number, min = '00:00', max = '23:59'): readonly string[] {
  const first = Math.ceil(minutesOf(min) / stepMinutes) * stepMinutes;
  const count = Math.max(0, Math.floor((minutesOf(max) - first) / stepMinutes) + 1);
  return Array.from({ length: count }, (_, index) => {
    const minutes = first + index * stepMinutes;
    return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
  });
}
