import { addDays, bangkokDate, formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import type { Translate } from '@songwai/core/i18n/translate';

/** A date on the wire (DD/MM/YYYY) as people say it: today, yesterday, or the day itself. */
export const listedDay = (date: string, { now, language, t }: { now: Date; language: Language; t: Translate }): string => {
  if (date === bangkokDate(now)) return t('drivers.today');
  if (date === bangkokDate(addDays(now, -1))) return t('drivers.yesterday');
  const day = parseBangkok(date);
  return day ? formatLongDate(day, language) : date;
};
