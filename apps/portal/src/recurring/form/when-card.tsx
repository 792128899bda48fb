import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { allWeekdays, weekdayName, weekdayShortName } from '@songwai/core/full-day/weekdays';
import type { Occurrence } from '@songwai/core/recurring/recurrence';
import { isoDay, type RecurrenceRule } from '@songwai/core/recurring/recurrence-days';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { RecurrenceEditor } from '@songwai/ui/recurrence-editor/recurrence-editor';
import { Switch } from '@songwai/ui/switch/switch';
import { shortDay } from '../days/day-words.ts';

interface WhenCardProps {
  readonly rule: RecurrenceRule;
  readonly onChange: (rule: RecurrenceRule) => void;
  /** It runs already: its first day may have passed. */
  readonly isRunning: boolean;
  readonly occurrences: readonly Occurrence[];
  readonly errors: {
    readonly days?: string | undefined;
    readonly until?: string | undefined;
    readonly from?: string | undefined;
  };
}

/** Weekdays, time, first and last day, and whether holidays are left out. */
export function WhenCard({ rule, onChange, isRunning, occurrences, errors }: WhenCardProps) {
  const t = useTranslate();
  const lang = useLanguage();
  const nameOf = useLocalName();
  const now = useClock()();
  const today = isoDay(bangkokDate(now));
  const { weekdays, pickUpTime, startsOn, endsOn, skipsHolidays } = rule;
  const skipped = occurrences.find(({ state }) => state === 'holiday');
  const holidaysNext =
    skipped?.holiday && t('recurring.holidaysNext', { date: shortDay(skipped.date, lang), name: nameOf(skipped.holiday) });
  return (
    <Card>
      <RecurrenceEditor
        value={{ days: weekdays, time: pickUpTime, from: startsOn, until: endsOn ?? '' }}
        onChange={({ days, time, from, until }) =>
          onChange({ ...rule, weekdays: days, pickUpTime: time, startsOn: from, endsOn: until === '' ? null : until })
        }
        week={allWeekdays.map((day) => ({ day, name: weekdayName(day, lang), short: weekdayShortName(day, lang) }))}
        presets={[
          { id: 'week', label: t('recurring.weekdays'), days: allWeekdays.slice(0, 5) },
          { id: 'all', label: t('recurring.everyDay'), days: allWeekdays },
        ]}
        today={today}
        lang={lang}
        min={isRunning && startsOn < today ? startsOn : today}
        max={undefined}
        errors={{
          days: weekdays.length === 0 ? t('recurring.daysRequired') : errors.days,
          from: errors.from,
          until: errors.until,
        }}
        texts={{
          days: t('recurring.days'),
          presets: t('recurring.presets'),
          time: t('recurring.pickUpTime'),
          from: t('recurring.start'),
          until: t('recurring.until'),
          untilHint: t('recurring.noEnd'),
          timePicker: {
            unreadable: t('recurring.timeInvalid'),
            tooEarly: () => t('recurring.timeInvalid'),
            tooLate: () => t('recurring.timeInvalid'),
          },
          datePicker: {
            open: t('forms.dateOpen'),
            previousMonth: t('forms.previousMonth'),
            nextMonth: t('forms.nextMonth'),
            today: t('forms.today'),
            unreadable: t('forms.dateInvalid'),
            tooEarly: () => t('recurring.startOver'),
            tooLate: () => t('recurring.startTooFar'),
          },
        }}
      >
        <Switch
          label={t('recurring.holidays')}
          detail={skipsHolidays && holidaysNext ? holidaysNext : t('recurring.holidaysHelp')}
          isOn={skipsHolidays}
          onChange={(isOn) => onChange({ ...rule, skipsHolidays: isOn })}
        />
      </RecurrenceEditor>
    </Card>
  );
}
