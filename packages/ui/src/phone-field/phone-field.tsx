import type { MaskedFieldProps } from '../masked-field/masked-field.tsx';
import { MaskedField } from '../masked-field/masked-field.tsx';

export interface PhoneFieldProps extends Omit<MaskedFieldProps, 'value' | 'parse' | 'type' | 'inputMode'> {
  /** Digits, with a leading plus if there is a foreign country code; `format` makes the displayed text. */
  readonly digits: string;
  readonly onChange: (digits: string) => void;
  /** Groups the digits (`0812345678` → `081 234 5678`). May add characters between digits, never digits. */
  readonly format: (digits: string) => string;
  /** For a domestic number; one with a foreign country code is not cut, because that would make it another number. */
  readonly maxDigits: number;
  /**
   * Extracts the digits from typed or pasted text, if a number may have another prefix; by default all digits, after a plus if
   * there is one.
   */
  readonly parse?: ((typed: string) => string) | undefined;
}

/** A plus and the 15 digits of E.164. */
const LONGEST = 16;

const digitsOf = (text: string) => (/^\D*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '');

/** A phone number: accepts any pasted form, shows the digits in groups, and leaves the caret in place. */
export function PhoneField({ digits, maxDigits, parse = digitsOf, ...field }: PhoneFieldProps) {
  const store = (typed: string) => {
    const stored = parse(typed);
    return stored.slice(0, stored.startsWith('+') ? LONGEST : maxDigits);
  };
  return <MaskedField autoComplete="tel" {...field} type="tel" inputMode="tel" value={digits} parse={store} />;
}
