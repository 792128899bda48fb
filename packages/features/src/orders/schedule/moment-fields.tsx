import { DateField, TimeField } from '@songwai/ui/date-field/date-field';
import { useLanguage, useTranslate } from '../../shared/translate-context.tsx';
import type { ScheduleLimits } from './schedule-options.ts';
import { fromFieldDate } from './schedule-options.ts';
import { setMoment } from './set-moment.ts';
import '../order-later.css';

/** A day and a time as fields hold them: `YYYY-MM-DD` and `HH:MM`, either empty while it is not chosen. */
export interface Moment {
  readonly date: string;
  readonly time: string;
}

/** Props of the fields for day and time. */
export interface MomentFieldsProps {
  readonly value: Moment;
  readonly onChange: (value: Moment) => void;
  readonly limits: ScheduleLimits;
  readonly isNextDay: boolean;
  readonly dateError: string | undefined;
  readonly timeError: string | undefined;
}

/** Day and time by the device's own fields. Their format differs by device, so the choice is repeated below in words. */
export function MomentFields({ value, onChange, limits, dateError, timeError }: MomentFieldsProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <>
      <div className="sw-order__moment">
        <DateField
          label={t('order.whenDate')}
          value={value.date}
          min={limits.minDate}
          max={limits.maxDate}
          onChange={(date) => onChange({ ...value, date })}
          error={dateError}
        />
        <TimeField
          label={t('order.whenTime')}
          value={value.time}
          min={limits.minTime}
          max={limits.maxTime}
          onChange={(time) => onChange({ ...value, time })}
          error={timeError}
        />
      </div>
      <p className="sw-soft" aria-live="polite">
        {value.date && value.time ? setMoment({ date: fromFieldDate(value.date), time: value.time }, language) : null}
      </p>
    </>
  );
}
