import type { MaskedFieldProps } from '../masked-field/masked-field.tsx';
import { MaskedField } from '../masked-field/masked-field.tsx';

export interface PhoneFieldProps extends Omit<MaskedFieldProps, 'value' | 'parse' | 'type' | 'inputMode'> {
  /** Digits only; what the reader sees comes from `format`. */
  readonly digits: string;
  readonly onChange: (digits: string) => void;
  /** Sets the digits in groups (`0812345678` → `081 234 5678`). It may add signs between digits, never digits. */
  readonly format: (digits: string) => string;
  readonly maxDigits: number;
  /** The digits of what is typed or pasted, where a number may be written with another prefix; by itself every digit there is. */
  readonly parse?: ((typed: string) => string) | undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A phone number: takes digits from any paste, shows them in groups, and keeps the caret where it was. */
export function PhoneField({ digits, maxDigits, parse = digitsOf, ...field }: PhoneFieldProps) {
  return (
    <MaskedField
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      value={digits}
      parse={(typed) => parse(typed).slice(0, maxDigits)}
    />
  );
}
