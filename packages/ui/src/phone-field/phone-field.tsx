import type { MaskedFieldProps } from '../masked-field/masked-field.tsx';
import { MaskedField } from '../masked-field/masked-field.tsx';

export interface PhoneFieldProps extends Omit<MaskedFieldProps, 'value' | 'parse' | 'type' | 'inputMode'> {
  /** Digits, after the plus of another country's code; what the reader sees comes from `format`. */
  readonly digits: string;
  readonly onChange: (digits: string) => void;
  /** Sets the digits in groups (`0812345678` → `081 234 5678`). It may add signs between digits, never digits. */
  readonly format: (digits: string) => string;
  /** Of a number at home; one with another country's code is as long as it is, so that it is not cut to something else. */
  readonly maxDigits: number;
  /** The digits of what is typed or pasted, where a number may be written with another prefix; by itself every digit there is, after a plus. */
  readonly parse?: ((typed: string) => string) | undefined;
}

/** A plus and the fifteen digits of E.164. */
const LONGEST = 16;

const digitsOf = (text: string) => (/^\D*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '');

/** A phone number: takes digits from any paste, shows them in groups, and keeps the caret where it was. */
export function PhoneField({ digits, maxDigits, parse = digitsOf, ...field }: PhoneFieldProps) {
  const store = (typed: string) => {
    const stored = parse(typed);
    return stored.slice(0, stored.startsWith('+') ? LONGEST : maxDigits);
  };
  return <MaskedField autoComplete="tel" {...field} type="tel" inputMode="tel" value={digits} parse={store} />;
}
