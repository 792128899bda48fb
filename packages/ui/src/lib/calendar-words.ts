import { readDay } from './calendar.ts';

/** Languages of written dates. */
export type CalendarLang = 'th' | 'en';

/** Thai long forms count years in the Buddhist era. */
const locales = { th: 'th-TH-u-ca-buddhist', en: 'en-GB' } as const;

type Form = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>;

/** Formats at noon in a fixed time zone, so that the user's own zone cannot shift the day. */
function write(day: string, lang: CalendarLang, form: Form): string {
  const noon = noonOf(day);
  return noon ? new Intl.DateTimeFormat(locales[lang], { ...form, timeZone: 'UTC' }).format(noon) : '';
}

function noonOf(day: string): Date | undefined {
  const parts = readDay(day);
  if (!parts) return undefined;
  const noon = new Date(0);
  noon.setUTCFullYear(parts.year, parts.month - 1, parts.day);
  noon.setUTCHours(12);
  return noon;
}

/** `22–24 พฤศจิกายน 2569`, `22–24 November 2026`; empty if an end is no valid day. */
export function writeDayRange(from: string, until: string, lang: CalendarLang): string {
  const [start, end] = [noonOf(from), noonOf(until)];
  if (!start || !end) return '';
  const form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[lang], form).formatRange(start, end);
}

/** `21 พฤศจิกายน 2569`, `21 November 2026`; empty if it is no valid day. */
export const writeDay = (day: string, lang: CalendarLang): string =>
  write(day, lang, { day: 'numeric', month: 'long', year: 'numeric' });

/** With its weekday: `วันเสาร์ที่ 21 พฤศจิกายน 2569`, `Saturday, 21 November 2026`. */
export const writeLongDay = (day: string, lang: CalendarLang): string =>
  write(day, lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `พฤศจิกายน 2569`, `November 2026`. */
export const writeMonth = (month: string, lang: CalendarLang): string =>
  write(`${month}-01`, lang, { month: 'long', year: 'numeric' });

/** `พฤศจิกายน`, `November`. */
export const writeMonthName = (month: string, lang: CalendarLang): string => write(`${month}-01`, lang, { month: 'long' });

/** `พ.ศ. 2569`, `2026`. */
export const writeYear = (year: string, lang: CalendarLang): string => write(`${year}-01-01`, lang, { year: 'numeric' });

/** The weekday of a day, for a calendar's column header: `ส` or `Sat`, and in full `วันเสาร์`, `Saturday`. */
export const writeWeekday = (day: string, lang: CalendarLang): { readonly short: string; readonly long: string } => ({
  short: formatWeekday(day, lang, lang === 'th' ? 'narrow' : 'short'),
  long: formatWeekday(day, lang, 'long'),
});

const formatWeekday = (day: string, lang: CalendarLang, weekday: 'narrow' | 'short' | 'long') => write(day, lang, { weekday });

/** The first day of a week: Sunday (0) in Thai calendars, Monday (1) in English ones. */
export const firstWeekdayOf = (lang: CalendarLang): number => (lang === 'th' ? 0 : 1);
