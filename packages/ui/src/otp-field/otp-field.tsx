import type { ClipboardEvent, CSSProperties, KeyboardEvent, MouseEvent, Ref } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import { activeElementNear } from '../lib/active-element.ts';
import { classNames } from '../lib/class-names.ts';
import './otp-field.css';

export interface OtpFieldProps extends FieldTexts {
  /** The digits so far, starting with the first cell. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when all cells have been filled, so that a form can submit itself; not when one digit of a complete code changes. */
  readonly onComplete?: ((value: string) => void) | undefined;
  /** Number of cells; defaults to 4. */
  readonly length?: number | undefined;
  /** Extracts the digits from typed or pasted text ("your code is 4821"); by default all digits. */
  readonly parse?: ((typed: string) => string) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A one-time code in cells. The cells are only visual: one real input covers them, so that a phone offers the code from a
 * message, a paste fills all cells, and a screen reader finds one field with one name and one error.
 */
export function OtpField(props: OtpFieldProps) {
  const { value, onChange, onComplete, length = 4, parse = digitsOf, isDisabled, ref, ...texts } = props;
  const input = useRef<HTMLInputElement | null>(null);
  const [cell, setCell] = useState<number | 'all'>(value.length);
  const [isFocused, setIsFocused] = useState(false);
  const current = cell === 'all' ? 0 : Math.min(cell, value.length);

  /** Selects a cell's digit, so that the next typed digit replaces it; selects all digits if a whole code is to be retyped. */
  const select = (at: number | 'all', text: string) => {
    const element = input.current;
    if (!element || activeElementNear(element) !== element) return;
    if (at === 'all') element.setSelectionRange(0, text.length);
    else element.setSelectionRange(Math.min(at, text.length), Math.min(at + 1, text.length));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection depends on these values only
  useLayoutEffect(() => select(cell, value), [cell, value, isFocused]);

  const setInput = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };

  const fill = (digits: string, nextCell: number) => {
    const next = digits.slice(0, length);
    // The input must not still contain rejected characters, because no render would remove them.
    if (input.current) input.current.value = next;
    select(nextCell, next);
    setCell(Math.min(nextCell, next.length));
    if (next !== value) onChange(next);
    // One changed digit in a complete code is a correction, and others may follow.
    const changed = [...next].filter((digit, index) => digit !== value[index]).length;
    if (next.length === length && (value.length < length || changed > 1)) onComplete?.(next);
  };

  const handleChange = (element: HTMLInputElement) => {
    const digits = parse(element.value);
    const caret = element.selectionStart ?? element.value.length;
    // A letter typed over a selected digit would delete it.
    const isRefused = digits.length < element.value.length && digits.length < value.length;
    if (isRefused) fill(value, current);
    else fill(digits, parse(element.value.slice(0, caret)).length);
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const digits = parse(event.clipboardData.getData('text'));
    if (digits === '') return;
    // A complete code replaces everything, wherever the caret is; a partial one is inserted at its cell.
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
      // In an empty cell, Backspace deletes the digit before it; in a filled one, its own digit. Then the caret moves back.
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

/** True if everything is selected: by the field itself, by Ctrl+A or by a long press. */
function isAllSelected({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return value.length > 1 && selectionStart === 0 && selectionEnd === value.length;
}
