import { readDay, toDay } from './calendar.ts';

const thaiZero = 0x0e50;
/** Converts Thai digits to Arabic ones. */
const arabic = (text: string) => text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));

/** Nobody books for the Gregorian year 2400 or later, so such a year is Buddhist. */
const toGregorian = (year: number) => (year > 2400 ? year - 543 : year);

/**
 * Reads a day typed as DD/MM/YYYY (or with dots, dashes, spaces, or no separators), in a Gregorian or Buddhist year, or pasted as
 * `YYYY-MM-DD`; null if it is no valid day.
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

/** `2026-11-21` in the form in which it is typed: `21/11/2026`. */
export const showTypedDay = (day: string): string => (readDay(day) ? day.split('-').reverse().join('/') : '');

/**
 * Inserts the slashes if only digits are typed, because a phone's number pad has no slash. Acts only on text added at the end, so
 * that deleting and correcting in the middle are not disturbed.
 */
export function setSlashes(before: string, after: string): string {
  const text = arabic(after);
  if (text.length !== before.length + 1 || !text.startsWith(before)) return text;
  if (/^\d{2}$|^\d{1,2}\/\d{2}$/.test(text)) return `${text}/`;
  return text.replace(/\/[/.\-\s]$/, '/').replace(/[.\-\s]$/, '/');
}

/**
 * Inserts the colon if only digits are typed, and begins anew after a whole time: whoever types into "09:45" wants another time.
 * Acts only on a digit added at the end, as `setSlashes` does.
 */
export function setColon(before: string, after: string): string {
  const text = arabic(after);
  if (text.length !== before.length + 1 || !text.startsWith(arabic(before))) return text;
  // The colon stands there already.
  if (/^\d{2}:[:.,\s]$/.test(text)) return before;
  const last = text.slice(-1);
  if (!/\d/.test(last)) return text;
  if (/^\d{1,2}:\d{2}$/.test(before)) return last;
  if (/^\d{2}$/.test(before)) return `${before}:${last}`;
  // No hour above 23 exists, so the second digit is that of the minute.
  if (/^\d{2}$/.test(text)) return Number(text) > 23 ? `${before}:${last}` : `${text}:`;
  return text;
}

const padded = (count: number) => String(count).padStart(2, '0');

/** Reads a typed time as `HH:MM`: `9:5` is 09:05, `930` 09:30, `9` 09:00, `2.30 pm` 14:30; null if it is no valid time. */
export function readTypedTime(text: string): string | null {
  const typed = arabic(text).trim().toLowerCase();
  const match =
    /^(\d{1,2})\s*[:.,\s]\s*(\d{1,2})\s*(am|pm|น\.?)?$/.exec(typed) ??
    /^(\d{1,2})(\d{2})\s*(am|pm|น\.?)?$/.exec(typed) ??
    /^(\d{1,2})()\s*[:.,]?\s*(am|pm|น\.?)?$/.exec(typed);
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

/** The times `HH:MM` from `min` to `max`, in steps counted from midnight; both ends are included if they fall on a step. */
export function timesByStep(stepMinutes: number, min = '00:00', max = '23:59'): readonly string[] {
  const first = Math.ceil(minutesOf(min) / stepMinutes) * stepMinutes;
  const count = Math.max(0, Math.floor((minutesOf(max) - first) / stepMinutes) + 1);
  return Array.from({ length: count }, (_, index) => {
    const minutes = first + index * stepMinutes;
    return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
  });
}
