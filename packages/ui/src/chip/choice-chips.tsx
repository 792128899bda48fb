import { useId } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import '../visually-hidden/visually-hidden.css';
import '../choice/choice.css';
import './chip.css';

/** One of the choices. */
export interface ChoiceChip<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** After the label, in a softer colour: how many there are. */
  readonly detail?: string | undefined;
  readonly icon?: IconNode | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface ChoiceChipsProps<Value extends string> {
  /** Names the group. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly ChoiceChip<Value>[];
  /** `scroll` is one line that touch scrolls and that fades out at its end; with a mouse it wraps, as `wrap` always does. */
  readonly layout?: 'scroll' | 'wrap' | undefined;
}

/** A choice of one among a few, as chips: the status filter of a list. Native radio buttons: one tab stop, arrow keys choose. */
export function ChoiceChips<Value extends string>({ label, value, onChange, options, layout = 'wrap' }: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`sw-chip-row sw-chip-row--${layout}`}>
      <legend className="sw-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="sw-chip sw-press sw-choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon ? <Icon icon={option.icon} size="small" /> : null}
          <span className="sw-chip__label" data-label={option.label}>
            {option.label}
          </span>
          {option.detail === undefined ? null : <span className="sw-chip__detail sw-note sw-figures">{option.detail}</span>}
        </label>
      ))}
    </fieldset>
  );
}
