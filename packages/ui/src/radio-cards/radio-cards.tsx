import type { ReactNode } from 'react';
import { useId } from 'react';
import '../visually-hidden/visually-hidden.css';
import '../choice/choice.css';
import './radio-cards.css';

/** One option, shown as a card. */
export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A price or a capacity: under the label, so that all cards of a row look alike at any text length; in a list at the right. */
  readonly detail?: ReactNode;
  /** An illustration of 96 × 48, or an icon. */
  readonly drawing?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string> {
  /** Accessible name of the group; screen readers only, because a section heading shows it. */
  readonly label: string;
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly RadioCard<Value>[];
  /** `grid` has three columns, `strip` scrolls sideways (on a phone), `swiped` is a strip on a phone and else a grid, `list` has one card per line. */
  readonly layout?: 'grid' | 'strip' | 'swiped' | 'list' | undefined;
  /** The details are being recalculated: the old ones stay, dimmed. */
  readonly isBusy?: boolean | undefined;
}

/** A choice of one among cards. Native radio buttons: arrow keys move, one tab stop. */
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
