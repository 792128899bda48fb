import type { ReactNode } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import './date-field.css';

interface MomentProps extends FieldTexts {
  readonly isDisabled?: boolean | undefined;
  /** Beside the label: that the field is optional. */
  readonly labelEnd?: ReactNode;
  readonly suffix?: ReactNode;
}

export interface DateFieldProps extends MomentProps {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A date field with the device's own calendar. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}

export interface TimeFieldProps extends MomentProps {
  /** `HH:MM`, 24 hours, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly stepMinutes?: number | undefined;
}

/** A time field with the device's own time picker. */
export function TimeField({ stepMinutes = 1, ...field }: TimeFieldProps) {
  return <TextField {...field} type="time" step={stepMinutes * 60} />;
}
