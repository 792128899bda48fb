import { addDays, bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { HireFlow } from '@songwai/core/full-day/hire-state';
import { furthestDaysAhead } from '@songwai/core/jobs/booking/pick-up-window';
import { DateField, TimeField } from '@songwai/ui/date-field/date-field';
import type { ComponentProps } from 'react';
import { useClock } from '../../../shared/clock-context.tsx';
import { fromFieldDate, toFieldDate } from './field-date.ts';
import { MomentForm, type MomentFormProps } from './moment-form.tsx';

type FieldProps = ComponentProps<MomentFormProps['DayField']>;

function DayField({ value, onChange, ...field }: FieldProps) {
  const now = useClock()();
  return (
    <DateField
      {...field}
      value={toFieldDate(value)}
      min={toFieldDate(bangkokDate(now))}
      max={toFieldDate(bangkokDate(addDays(now, furthestDaysAhead)))}
      onChange={(day) => onChange(fromFieldDate(day))}
    />
  );
}

const StartField = (field: FieldProps) => <TimeField {...field} stepMinutes={30} />;

/** Day and start of a hire by the hour, by the device's own fields: an element in a partner's page has no room for more. */
export function MomentSection({ flow }: { readonly flow: HireFlow }) {
  return <MomentForm {...{ flow, DayField, StartField }} />;
}
