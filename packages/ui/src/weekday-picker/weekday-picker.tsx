import { useId } from 'react';
import { FieldError } from '../field/field-error.tsx';
import '../choice/choice.css';
import './weekday-picker.css';

/** A day of the week. */
export interface PickedDay<Day extends number> {
  readonly day: Day;
  /** "Monday", for screen readers. */
  readonly name: string;
  /** "Mo", on the key. */
  readonly short: string;
}

export interface WeekdayPickerProps<Day extends number> {
  readonly label: string;
  /** Beside the label: how many may be chosen. */
  readonly hint?: string | undefined;
  readonly days: readonly PickedDay<Day>[];
  readonly value: readonly Day[];
  readonly onChange: (days: readonly Day[]) => void;
  /** The most that may be chosen; then the others are quiet. */
  readonly max: number;
  /** Why no further day can be chosen, and what to do. */
  readonly fullText: string;
  readonly error?: string | undefined;
}

/** The days of a week as seven keys, up to a number of them. */
export function WeekdayPicker<Day extends number>(props: WeekdayPickerProps<Day>) {
  const { label, hint, days, value, onChange, max, fullText, error } = props;
  const id = useId();
  const isFull = value.length >= max;

  const toggle = (day: Day) => {
    const isChosen = value.includes(day);
    if (isFull && !isChosen) return;
    onChange(days.map((each) => each.day).filter((each) => (each === day ? !isChosen : value.includes(each))));
  };

  return (
    <fieldset className="sw-weekdays" aria-describedby={`${id}-note`}>
      <legend className="sw-weekdays__head">
        <span className="sw-strong">{label}</span>
        {hint ? <span className="sw-note">{hint}</span> : null}
      </legend>
      <div className="sw-weekdays__keys">
        {days.map(({ day, name, short }) => (
          <label key={day} className="sw-press sw-weekday">
            {/* Not `disabled` when full: that would hide the reason from keyboard and screen reader. */}
            <input
              type="checkbox"
              aria-label={name}
              checked={value.includes(day)}
              aria-disabled={(isFull && !value.includes(day)) || undefined}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(day)}
            />
            <span className="sw-weekday__key" aria-hidden="true">
              {short}
            </span>
          </label>
        ))}
      </div>
      <div id={`${id}-note`} role="status">
        {error ? <FieldError id={undefined}>{error}</FieldError> : null}
        {isFull && !error ? <p className="sw-note">{fullText}</p> : null}
      </div>
    </fieldset>
  );
}
