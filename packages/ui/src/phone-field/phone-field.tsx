import { useLayoutEffect, useRef } from 'react';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { TextField } from '../text-field/text-field.tsx';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'ref' | 'countTo'> {
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

/** Where the caret stands in `text` when `count` digits are to its left. */
function caretAfterDigits(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (/\d/.test(character)) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

/** A phone number: takes digits from any paste, shows them in groups, and keeps the caret where it was. */
export function PhoneField({ digits, onChange, format, maxDigits, parse = digitsOf, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number | null>(null);
  const shown = format(digits);

  const handleChange = (typed: string) => {
    const caret = input.current?.selectionStart ?? typed.length;
    const parsed = parse(typed);
    // A prefix that was rewritten stands before the caret, so the digits behind it are those that still count.
    const rewritten = parsed.length - digitsOf(typed).length;
    digitsBeforeCaret.current = Math.max(0, Math.min(digitsOf(typed.slice(0, caret)).length + rewritten, maxDigits));
    onChange(parsed.slice(0, maxDigits));
  };

  // The groups move while one types, and a controlled input throws the caret to the end.
  useLayoutEffect(() => {
    const element = input.current;
    if (element && digitsBeforeCaret.current !== null) {
      const caret = caretAfterDigits(shown, digitsBeforeCaret.current);
      element.setSelectionRange(caret, caret);
      digitsBeforeCaret.current = null;
    }
  }, [shown]);

  return <TextField autoComplete="tel" {...field} ref={input} type="tel" inputMode="tel" value={shown} onChange={handleChange} />;
}
