import type { ClipboardEvent, CSSProperties, KeyboardEvent, MouseEvent, Ref } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import { activeElementNear } from '../lib/active-element.ts';
import { classNames } from '../lib/class-names.ts';
import './otp-field.css';

export interface OtpFieldProps extends FieldTexts {
  /** The digits so far, from the first cell on. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when all cells have been filled, so that a form can send itself; not when one digit of a whole code changes. */
  readonly onComplete?: ((value: string) => void) | undefined;
  /** How many cells; 4 by themselves. */
  readonly length?: number | undefined;
  /** The digits in what is typed or pasted ("your code is 4821"); by itself all of them. */
  readonly parse?: ((typed: string) => string) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A one-time code in cells. The cells are a picture: over them lies one real input, so that a phone offers the code of the message, a paste
 * lands whole, and a screen reader meets one field with one name and one error.
 */
export function OtpField(props: OtpFieldProps) {
  const { value, onChange, onComplete, length = 4, parse = digitsOf, isDisabled, ref, ...texts } = props;
  const input = useRef<HTMLInputElement | null>(null);
  const [cell, setCell] = useState<number | 'all'>(value.length);
  const [isFocused, setIsFocused] = useState(false);
  const current = cell === 'all' ? 0 : Math.min(cell, value.length);

  /** The digit of a cell is selected, so that the next one typed takes its place; all of them where a whole code is to be typed again. */
  const select = (at: number | 'all', text: string) => {
    const element = input.current;
    if (!element || activeElementNear(element) !== element) return;
    if (at === 'all') element.setSelectionRange(0, text.length);
    else element.setSelectionRange(Math.min(at, text.length), Math.min(at + 1, text.length));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected follows from these, and from nothing else
  useLayoutEffect(() => select(cell, value), [cell, value, isFocused]);

  const setInput = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };

  const fill = (digits: string, nextCell: number) => {
    const next = digits.slice(0, length);
    // What could not be taken must not stay in the input, which nothing would draw again.
    if (input.current) input.current.value = next;
    select(nextCell, next);
    setCell(Math.min(nextCell, next.length));
    if (next !== value) onChange(next);
    // One digit changed in a whole code is a correction that may not be the last.
    const changed = [...next].filter((digit, index) => digit !== value[index]).length;
    if (next.length === length && (value.length < length || changed > 1)) onComplete?.(next);
  };

  const handleChange = (element: HTMLInputElement) => {
    const digits = parse(element.value);
    const caret = element.selectionStart ?? element.value.length;
    // A letter typed over a digit would delete it.
    const isRefused = digits.length < element.value.length && digits.length < value.length;
    if (isRefused) fill(value, current);
    else fill(digits, parse(element.value.slice(0, caret)).length);
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const digits = parse(event.clipboardData.getData('text'));
    if (digits === '') return;
    // A whole code replaces what is there, wherever the caret is; a part of one is filled in from its cell on.
    const start = digits.length >= length ? 0 : current;
    fill(value.slice(0, start) + digits + value.slice(start + digits.length), start + digits.length);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const goal = new Map([
      ['ArrowLeft', current - 1],
      ['ArrowRight', cell === 'all' ? value.length : current + 1],
      ['ArrowUp', 0],
      ['Home', 0],
      ['ArrowDown', value.length],
      ['End', value.length],
    ]).get(event.key);
    if (goal !== undefined) {
      event.preventDefault();
      setCell(Math.max(0, Math.min(goal, value.length)));
    } else if (event.key === 'Backspace' && !isAllSelected(event.currentTarget)) {
      event.preventDefault();
      // An empty cell goes back and empties the one before; a filled one is emptied and then goes back.
      const gone = current < value.length ? current : current - 1;
      const isLast = gone === value.length - 1;
      if (gone >= 0) fill(value.slice(0, gone) + value.slice(gone + 1), isLast ? gone : Math.max(0, gone - 1));
    }
  };

  const handleClick = ({ currentTarget, clientX }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setCell(Math.min(Math.floor(((clientX - left) / width) * length), value.length));
  };

  const cells = Array.from({ length }, (_, index) => index);
  const ringed = Math.min(current, length - 1);
  return (
    <Field
      {...texts}
      renderControl={(control) => (
        <div
          className={classNames('sw-otp', isDisabled && 'sw-otp--disabled')}
          style={{ '--sw-otp-cells': length } as CSSProperties}
        >
          <input
            {...control}
            ref={setInput}
            className="sw-otp__input"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            value={value}
            disabled={isDisabled}
            onChange={(event) => handleChange(event.currentTarget)}
            onPaste={handlePaste}
            onKeyDown={handleKeyDown}
            onClick={handleClick}
            onFocus={() => {
              setIsFocused(true);
              setCell(value.length < length ? value.length : 'all');
            }}
            onBlur={() => setIsFocused(false)}
          />
          {cells.map((index) => (
            <span
              key={index}
              aria-hidden="true"
              className={classNames(
                'sw-otp__cell sw-figures',
                index < value.length && 'sw-otp__cell--filled',
                isFocused && index === ringed && 'sw-otp__cell--current',
              )}
            >
              {value[index]}
            </span>
          ))}
        </div>
      )}
    />
  );
}

/** By the field itself, by Ctrl+A or by a long press. */
function isAllSelected({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return value.length > 1 && selectionStart === 0 && selectionEnd === value.length;
}
