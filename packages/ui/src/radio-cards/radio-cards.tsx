import type { ReactNode } from 'react';
import { useId } from 'react';
import '../visually-hidden/visually-hidden.css';
import '../choice/choice.css';
import './radio-cards.css';

/** One choice, shown as a card. */
export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A price, a capacity: under the label, so that long and short ones leave all cards of a row alike; in a list at its right. */
  readonly detail?: ReactNode;
  /** A drawing of 96 × 48, or an icon. */
  readonly drawing?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string> {
  /** Names the group; shown elsewhere (a section's head), so it is for screen readers only. */
  readonly label: string;
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly RadioCard<Value>[];
  /** `grid` fills the width with three columns, `strip` scrolls sideways (a phone), `list` is one card a line. */
  readonly layout?: 'grid' | 'strip' | 'list' | undefined;
  /** The details are being worked out again: they stay and fade. */
  readonly isBusy?: boolean | undefined;
}

/** One choice among cards. Native radio buttons underneath: arrows move, one tab stop. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, value, onChange, options, layout = 'grid', isBusy } = props;
  const name = useId();
  return (
    <fieldset className={`sw-radio-cards sw-radio-cards--${layout}`} aria-busy={isBusy || undefined}>
      <legend className="sw-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="sw-press sw-choice sw-radio-card">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.drawing ? <span className="sw-radio-card__drawing">{option.drawing}</span> : null}
          <span className="sw-radio-card__label">{option.label}</span>
          {option.detail === undefined ? null : <span className="sw-radio-card__detail sw-figures">{option.detail}</span>}
        </label>
      ))}
    </fieldset>
  );
}
