import type { Language } from '@songwai/core/basics/language';
import type { Translate } from '@songwai/core/i18n/translate';
import { writeDay, writeDayRange } from '@songwai/ui/lib/calendar-words';
import type { BookingsView } from '../bookings-view.ts';

/** The days of the list in words. */
export function daysText({ mode, from, until }: BookingsView, t: Translate, language: Language): string {
  if (mode === 'today') return t('bookings.today');
  if (mode === 'all') return t('bookings.allDays');
  if (from !== '' && until !== '') return from === until ? writeDay(from, language) : writeDayRange(from, until, language);
  return from === '' ? `– ${writeDay(until, language)}` : `${writeDay(from, language)} –`;
}
