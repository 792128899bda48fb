import type { Language } from '@songwai/core/basics/language';
import type { Translate } from '@songwai/core/i18n/translate';
import type { Occurrence, OccurrenceChange } from '@songwai/core/recurring/recurrence';
import { shortDay } from './day-words.ts';

/** What one press does with a day; undefined where there is nothing to press. */
export interface DayChange {
  readonly change: OccurrenceChange;
  readonly label: string;
  /** With its date, as a line has many of them. */
  readonly name: string;
}

/** Leaving a day out, or sending on it after all. */
export function dayChangeOf({ state, date, jobStatus }: Occurrence, t: Translate, language: Language): DayChange | undefined {
  const day = shortDay(date, language);
  if (state === 'holiday' || state === 'skipped')
    return { change: 'send', label: t('recurring.send'), name: t('recurring.sendOn', { date: day }) };
  if (state === 'planned' || (state === 'booked' && jobStatus !== 'cancelled'))
    return { change: 'skip', label: t('recurring.skip'), name: t('recurring.skipOn', { date: day }) };
  return undefined;
}
