import type { Language } from '../basics/language.ts';

/** A day of the week by ISO 8601: 1 is Monday, 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The days of a week, Monday first. */
export const allWeekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const names: Readonly<Record<Language, readonly string[]>> = {
  th: ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

/** The given days in the order of the week, each once; numbers that are no days are left out. */
export const toWeekdays = (days: readonly number[]): readonly Weekday[] => allWeekdays.filter((day) => days.includes(day));

/** The name of a day. */
export const weekdayName = (day: Weekday, language: Language): string => names[language][day - 1] ?? '';

const shortNames: Readonly<Record<Language, readonly string[]>> = {
  th: ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'],
  en: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
};

/** The name of a day on a key. */
export const weekdayShortName = (day: Weekday, language: Language): string => shortNames[language][day - 1] ?? '';

/** Three days or more in a row are named by their ends. */
const shortestRange = 3;

/** Days in words: `จันทร์ถึงเสาร์`, `Monday, Wednesday and Friday`. */
export function weekdaysText(days: readonly Weekday[], language: Language): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  const named = days.map((day) => weekdayName(day, language));
  const isInRow = last - first === days.length - 1;
  if (isInRow && days.length >= shortestRange)
    return language === 'th' ? `${named[0]}ถึง${named.at(-1)}` : `${named[0]} to ${named.at(-1)}`;
  if (named.length === 1) return named.join('');
  const before = named.slice(0, -1);
  return language === 'th' ? `${before.join(' ')} และ${named.at(-1)}` : `${before.join(', ')} and ${named.at(-1)}`;
}
