import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { MomentFieldsProps } from '@songwai/features/orders/schedule/moment-fields';
import type { MomentProblem } from '@songwai/features/orders/schedule/moment-rules';
import { momentRules } from '@songwai/features/orders/schedule/moment-rules';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { DatePicker } from '@songwai/ui/date-picker/date-picker';
import { addDays } from '@songwai/ui/lib/calendar';
import { TimePicker } from '@songwai/ui/time-picker/time-picker';
import '@songwai/features/orders/order-later.css';

/** Day and time by our own pickers, which use DD/MM/YYYY and HH:MM in every browser language and disable times that cannot be booked. */
export function MomentPickers({ value, onChange, limits, isNextDay, dateError, timeError }: MomentFieldsProps) {
  const t = useTranslate();
  const lang = useLanguage();
  const rules = momentRules(isNextDay ? 3 : 1, useClock()());
  const hours = rules.hoursOf(value.date || limits.minDate);
  const say = (code: MomentProblem | undefined) => code && t(`errors.${code}` as TextKey<'errors'>);
  const sayOfDay = (date: string) => say(rules.problemOfDay(date));
  const sayOfTime = (time: string) => say(rules.problemOf({ date: value.date || limits.minDate, time }));

  return (
    <div className="sw-order__moment">
      <DatePicker
        lang={lang}
        label={t('order.whenDate')}
        value={value.date}
        today={rules.today}
        min={limits.minDate}
        max={limits.maxDate}
        whyNot={sayOfDay}
        onChange={(date) => onChange({ ...value, date })}
        error={dateError}
        texts={{
          open: t('forms.dateOpen'),
          previousMonth: t('forms.previousMonth'),
          nextMonth: t('forms.nextMonth'),
          today: t('forms.today'),
          unreadable: t('forms.dateInvalid'),
          tooEarly: () => sayOfDay(addDays(limits.minDate, -1)) ?? '',
          tooLate: () => sayOfDay(addDays(limits.maxDate, 1)) ?? '',
        }}
      />
      <TimePicker
        label={t('order.whenTime')}
        value={value.time}
        min={hours?.min}
        max={hours?.max}
        whyNot={sayOfTime}
        onChange={(time) => onChange({ ...value, time })}
        error={timeError}
        texts={{
          unreadable: t('forms.timeInvalid'),
          tooEarly: () => sayOfTime('00:00') ?? '',
          tooLate: () => sayOfTime('23:59') ?? '',
        }}
      />
    </div>
  );
}
