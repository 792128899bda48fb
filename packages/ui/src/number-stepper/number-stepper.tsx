import { Minus, Plus } from 'lucide';
import { useId } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../lib/class-names.ts';
import '../visually-hidden/visually-hidden.css';
import './number-stepper.css';

export interface NumberStepperProps {
  readonly label: string;
  /** Hides the label visually, where the stepper's position already tells what it counts. */
  readonly isLabelHidden?: boolean | undefined;
  /** Under the label, in a softer colour: the cost of one more. */
  readonly detail?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly onChange: (value: number) => void;
  /** Formats the value ("3 drivers"). */
  readonly format?: ((value: number) => string) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly texts: { readonly increase: string; readonly decrease: string };
}

/** A small number, changed by one per press; each new value is announced. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, isLabelHidden, detail, value, min, max, step = 1, onChange, format = String, isDisabled, texts } = props;
  const id = useId();

  const changer = (icon: typeof Plus, name: string, by: number) => {
    const next = Math.min(max, Math.max(min, value + by));
    const isAtEnd = next === value;
    return (
      <IconButton
        icon={icon}
        label={name}
        isDisabled={isDisabled}
        // Not `disabled` at its limit: that would lose the focus of a user who keeps pressing.
        aria-disabled={isAtEnd || undefined}
        onClick={() => {
          if (!isAtEnd) onChange(next);
        }}
      />
    );
  };

  return (
    <fieldset
      className="sw-number-stepper"
      aria-labelledby={`${id}-label`}
      aria-describedby={detail ? `${id}-detail` : undefined}
      disabled={isDisabled}
    >
      <span className={isLabelHidden && !detail ? 'sw-visually-hidden' : 'sw-number-stepper__texts'}>
        <span id={`${id}-label`} className={classNames(isLabelHidden && 'sw-visually-hidden')}>
          {label}
        </span>
        {detail ? (
          <span id={`${id}-detail`} className="sw-note">
            {detail}
          </span>
        ) : null}
      </span>
      <span className="sw-number-stepper__control">
        {changer(Minus, texts.decrease, -step)}
        <output className="sw-number-stepper__value sw-figures">{format(value)}</output>
        {changer(Plus, texts.increase, step)}
      </span>
    </fieldset>
  );
}
