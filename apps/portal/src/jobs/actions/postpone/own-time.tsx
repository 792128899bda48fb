import { addDays, bangkokDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import { furthestDaysAhead } from '@songwai/core/jobs/booking/pick-up-window';
import { type LaterFacts, laterTimeProblem } from '@songwai/core/jobs/search/later-times';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { DatePicker } from '@songwai/ui/date-picker/date-picker';
import { TimePicker } from '@songwai/ui/time-picker/time-picker';

/** A day and a time as fields hold them: `YYYY-MM-DD` and `HH:MM`, either empty while it is not chosen. */
export interface OwnMoment {
  readonly date: string;
  readonly time: string;
}

/** `21/11/2026` as `2026-11-21`, and back. */
export const toFieldDate = (date: string): string => date.split('/').reverse().join('-');
const fromFieldDate = (date: string): string => date.split('-').reverse().join('/');

/** The moment of both fields; null while it is incomplete. */
export const momentOf = ({ date, time }: OwnMoment): Date | null => parseBangkok(fromFieldDate(date), time);

export interface OwnTimeProps {
  readonly facts: LaterFacts;
  readonly value: OwnMoment;
  readonly onChange: (value: OwnMoment) => void;
  /** Why the gateway refused this time. */
  readonly error?: string | undefined;
}

/** Day and time of one's own, by the gateway's rule: what it would refuse cannot be chosen. */
export function OwnTime({ facts, value, onChange, error }: OwnTimeProps) {
  const t = useTranslate();
  const lang = useLanguage();
  const { now, isNextDay, isNineHours } = facts;
  const latest = isNineHours ? '12:00' : isNextDay ? '18:00' : '23:59';
  const today = toFieldDate(bangkokDate(now));
  const last = toFieldDate(bangkokDate(addDays(now, furthestDaysAhead)));

  const whyNot = (moment: OwnMoment): string | undefined => {
    const instant = momentOf(moment);
    const problem = instant && laterTimeProblem(instant, facts);
    if (!problem) return undefined;
    if (problem === 'notLater' || problem === 'nineHourTooLate') return t(`actions.${problem}`);
    return t(`errors.${problem}` as TextKey<'errors'>);
  };
  const whyNotDay = (date: string) => whyNot({ date, time: latest });
  const date = value.date || today;
  const whyNotTime = (time: string) => whyNot({ date, time });

  return (
    <div className="portal-postpone__own">
      <DatePicker
        lang={lang}
        label={t('actions.date')}
        value={value.date}
        today={today}
        min={today}
        max={last}
        whyNot={whyNotDay}
        onChange={(chosen) => onChange({ ...value, date: chosen })}
        texts={{
          open: t('forms.dateOpen'),
          previousMonth: t('forms.previousMonth'),
          nextMonth: t('forms.nextMonth'),
          today: t('forms.today'),
          unreadable: t('forms.dateInvalid'),
          tooEarly: () => t('errors.timeNotInFuture'),
          tooLate: () => t('errors.tooFarAhead'),
        }}
      />
      <TimePicker
        label={t('actions.time')}
        value={value.time}
        whyNot={whyNotTime}
        onChange={(time) => onChange({ ...value, time })}
        error={error ?? (value.time ? whyNotTime(value.time) : undefined)}
        texts={{
          unreadable: t('forms.timeInvalid'),
          tooEarly: () => whyNotTime('00:00') ?? '',
          tooLate: () => whyNotTime('23:59') ?? '',
        }}
      />
    </div>
  );
}
