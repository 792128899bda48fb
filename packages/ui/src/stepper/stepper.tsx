import { Minus, Plus } from 'lucide';
import { IconButton } from '../icon-button/icon-button.tsx';
import './stepper.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly onChange: (value: number) => void;
  /** The value as it is read ("3 drivers"). */
  readonly format?: ((value: number) => string) | undefined;
  readonly texts: { readonly increase: string; readonly decrease: string };
}

/** A small number, one press at a time. */
export function Stepper({ label, value, min, max, step = 1, onChange, format = String, texts }: StepperProps) {
  return (
    <fieldset className="sw-stepper" aria-label={label}>
      <IconButton
        icon={Minus}
        label={texts.decrease}
        isDisabled={value <= min}
        onClick={() => onChange(Math.max(min, value - step))}
      />
      <output className="sw-stepper__value sw-figures">{format(value)}</output>
      <IconButton
        icon={Plus}
        label={texts.increase}
        isDisabled={value >= max}
        onClick={() => onChange(Math.min(max, value + step))}
      />
    </fieldset>
  );
}
