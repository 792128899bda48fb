import { weekdayName, weekdayShortName } from '@songwai/core/full-day/weekdays';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Occurrence, OccurrenceChange } from '@songwai/core/recurring/recurrence';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { OccurrenceLine, type OccurrenceState } from '@songwai/ui/occurrence-line/occurrence-line';
import { dayChangeOf } from './day-change.ts';
import { isoOf, shortDay, timeOnLine, weekdayOf } from './day-words.ts';

interface NextDaysProps {
  readonly occurrences: readonly Occurrence[];
  /** Absent: the days are only shown. */
  readonly onChange?: ((occurrence: Occurrence, change: OccurrenceChange) => void) | undefined;
  /** The day that is being changed. */
  readonly busyDate?: string | undefined;
}

const looks: Readonly<Record<Occurrence['state'], OccurrenceState>> = {
  planned: 'planned',
  holiday: 'skipped',
  skipped: 'skipped',
  making: 'planned',
  booked: 'done',
  asking: 'planned',
  missed: 'skipped',
};

const notes: Readonly<Partial<Record<Occurrence['state'], TextKey<'recurring'>>>> = {
  skipped: 'recurring.skipped',
  making: 'recurring.making',
  booked: 'recurring.booked',
  missed: 'recurring.missed',
};

/** The next days as a route line; one that is left out is an open node. */
export function NextDays({ occurrences, onChange, busyDate }: NextDaysProps) {
  const t = useTranslate();
  const language = useLanguage();
  const nameOf = useLocalName();
  const words = { t, language, now: useClock()() };
  const first = occurrences.find(({ state }) => state === 'planned' || state === 'asking' || state === 'making');

  const noteOf = ({ state, holiday, jobStatus }: Occurrence): string | undefined => {
    if (state === 'holiday' && holiday) return nameOf(holiday);
    if (state === 'booked' && jobStatus === 'cancelled') return t('recurring.bookedCancelled');
    const key = notes[state];
    return key && t(key);
  };

  return (
    <OccurrenceLine
      label={t('recurring.next')}
      stateTexts={{ next: t('recurring.nextState'), skipped: t('recurring.skipped'), done: t('recurring.nextDone') }}
      occurrences={occurrences.map((occurrence) => {
        const { date, state } = occurrence;
        const weekday = weekdayOf(date);
        const change = onChange && dayChangeOf(occurrence, t, language);
        return {
          id: date,
          state: occurrence === first ? 'next' : looks[state],
          short: weekdayShortName(weekday, language),
          weekday: weekdayName(weekday, language),
          date: shortDay(date, language),
          dateTime: isoOf(occurrence),
          time: looks[state] === 'skipped' ? undefined : timeOnLine(occurrence, words),
          note: noteOf(occurrence),
          ...(change && {
            action: {
              label: change.label,
              name: change.name,
              isBusy: busyDate === date,
              onPress: () => onChange(occurrence, change.change),
            },
          }),
        };
      })}
    />
  );
}
