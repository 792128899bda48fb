import { addDays, bangkokDate, bangkokWeekday, formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import { type Weekday, weekdayName, weekdayShortName, weekdaysText } from '@songwai/core/full-day/weekdays';
import type { Translate } from '@songwai/core/i18n/translate';
import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import { wayText } from '@songwai/core/jobs/way-text';
import type { Occurrence } from '@songwai/core/recurring/recurrence';

/** What a page knows besides the days, to say when they are. */
export interface DayWords {
  readonly t: Translate;
  readonly language: Language;
  readonly now: Date;
}

const momentOf = ({ date, time }: Pick<Occurrence, 'date' | 'time'>): Date => parseBangkok(date, time) ?? new Date(0);

export const weekdayOf = (date: string): Weekday => (bangkokWeekday(parseBangkok(date) ?? new Date(0)) || 7) as Weekday;

/** "25 พ.ย.", "25 Nov". */
export const shortDay = (date: string, language: Language): string => {
  const day = parseBangkok(date);
  return day === null ? date : formatLongDate(day, language).replace(/ \d{4}$/, '');
};

/** "จันทร์ 7 ธ.ค.", "Monday 7 Dec". */
export const dayWithWeekday = (date: string, language: Language): string =>
  `${weekdayName(weekdayOf(date), language)} ${shortDay(date, language)}`;

/** "09:30" on the line; the coming days with their name. */
export const timeOnLine = (occurrence: Occurrence, { t, now }: DayWords): string => {
  const { date, time } = occurrence;
  if (date === bangkokDate(now)) return t('recurring.today', { time });
  if (date === bangkokDate(addDays(now, 1))) return t('recurring.tomorrow', { time });
  return time;
};

/** "พรุ่งนี้ 09:30", "Wednesday 25 Nov 09:30". */
export const whenNext = (occurrence: Occurrence, words: DayWords): string => {
  const near = timeOnLine(occurrence, words);
  return near === occurrence.time ? `${dayWithWeekday(occurrence.date, words.language)} ${near}` : near;
};

const everyDay: Readonly<Record<Language, string>> = { th: 'ทุกวัน', en: 'Every day' };

/** "จ พ ศ", "Mo We Fr"; "จันทร์ถึงศุกร์" where that is shorter. */
export const daysOfWeek = (weekdays: readonly Weekday[], language: Language): string =>
  weekdays.length === 7
    ? everyDay[language]
    : weekdays.length === 1 || weekdays.length > 4
      ? weekdaysText(weekdays, language)
      : weekdays.map((day) => weekdayShortName(day, language)).join(' ');

/** "ธ.ค.", "Dec". @param month MM/YYYY */
export const monthName = (month: string, language: Language): string => shortDay(`01/${month}`, language).replace(/^\d+ /, '');

/** From where to where. */
export const wayOf = (stops: readonly JobStop[]): string => {
  const own = stops.filter(({ isReturn }) => !isReturn);
  const [from, to] = [own.at(0), own.at(-1)];
  const more = own.length > 2 ? ` +${own.length - 2}` : '';
  return `${wayText(from?.name ?? '', to?.name ?? '')}${more}`;
};

/** For `<time>`: 2026-11-25T09:30+07:00. */
export const isoOf = (occurrence: Occurrence): string => momentOf(occurrence).toISOString();
