import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { furthestDaysAhead } from '@songwai/core/jobs/booking/pick-up-window';
import { DatePicker } from '@songwai/ui/date-picker/date-picker';
import { addDays } from '@songwai/ui/lib/calendar';
import { useClock } from '../../../shared/clock-context.tsx';
import { useLanguage, useTranslate } from '../../../shared/translate-context.tsx';
import { fromFieldDate, toFieldDate } from './field-date.ts';

interface DayPickerProps {
  readonly label: string;
  /** DD/MM/YYYY. */
  readonly value: string;
  readonly onChange: (date: string) => void;
  /** Whether it is tomorrow at the earliest. */
  readonly isFromTomorrow?: boolean;
  readonly error: string | undefined;
}

/** The day on which a hire begins, within those that can be booked. */
export function DayPicker({ label, value, onChange, isFromTomorrow = false, error }: DayPickerProps) {
  const t = useTranslate();
  const lang = useLanguage();
  const today = toFieldDate(bangkokDate(useClock()()));
  return (
    <DatePicker
      {...{ lang, label, today, error }}
      value={toFieldDate(value)}
      min={isFromTomorrow ? addDays(today, 1) : today}
      max={addDays(today, furthestDaysAhead)}
      onChange={(day) => onChange(fromFieldDate(day))}
      texts={{
        open: t('forms.dateOpen'),
        previousMonth: t('forms.previousMonth'),
        nextMonth: t('forms.nextMonth'),
        today: t('forms.today'),
        unreadable: t('forms.dateInvalid'),
        tooEarly: () => t(isFromTomorrow ? 'hire.startTooEarly' : 'errors.timeNotInFuture'),
        tooLate: () => t('errors.tooFarAhead'),
      }}
    />
  );
}
