import { Info } from 'lucide';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useAnnounce } from '../live-announcer/live-announcer.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import './number-field.css';
import { nearestOnGrid, stepped } from './step-grid.ts';

type Text = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'suffix'>;

export interface NumberFieldProps extends Text {
  /** Null if the field is empty. */
  readonly value: number | null;
  /** Called during typing with every valid number, and on blur with a number that the field had to correct. */
  readonly onChange: (value: number | null) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Distance between two valid numbers; defaults to 1. */
  readonly step?: number | undefined;
  /** Step of Page Up and Page Down; defaults to ten steps. */
  readonly largeStep?: number | undefined;
  /** Unit after the number, announced with it: "km". */
  readonly unit?: string | undefined;
  /** Formats the number; by default with thousands separators. */
  readonly format?: ((value: number) => string) | undefined;
  /**
   * Parses the typed text, null if it is no number. By default it reads `1,500.5` and `1 500`, but not `1,5`, which may mean 1.5
   * or be a typing error.
   */
  readonly parse?: ((typed: string) => number | null) | undefined;
  /**
   * Shown and announced when the field corrects a number that is too small, too large or between two steps, and when it restores
   * the last value because it could not read the text (which is the argument).
   */
  readonly texts: Readonly<Record<'atLeast' | 'atMost' | 'rounded' | 'unreadable', (taken: string) => string>>;
}

const formatNumber = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 10 });

/** Thousands may be separated, in groups of three. */
const written = /^-?(?=\.?\d)(?:\d*|\d{1,3}(?:[\s,]\d{3})+)(?:\.\d*)?$/;

function parseNumber(typed: string): number | null {
  const text = typed.trim();
  return written.test(text) ? Number(text.replace(/[\s,]/g, '')) : null;
}

/** A typed number. It never changes during typing, and never corrects the typed text without a message. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min, max, step = 1, largeStep = step * 10, unit, format = formatNumber, ...others } = props;
  const { parse = parseNumber, texts, hint, onKeyDown, onBlur, ...field } = others;
  const grid = { min, max, step };
  const announce = useAnnounce();
  /** The text being typed; null while the field shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const typed = draft === null ? value : parse(draft);

  const take = (next: number | null) => {
    if (next !== value) onChange(next);
  };

  const handleChange = (text: string) => {
    setDraft(text);
    setNote('');
    const number = parse(text);
    if (text.trim() === '') take(null);
    else if (number !== null && nearestOnGrid(grid, number) === number) take(number);
  };

  const say = (said: string) => {
    setNote(said);
    announce(said);
  };

  const settle = () => {
    setDraft(null);
    if (draft === null || draft.trim() === '') return;
    if (typed === null) {
      say(texts.unreadable(draft.trim()));
      return;
    }
    const taken = nearestOnGrid(grid, typed);
    take(taken);
    if (taken === typed) return;
    const why = min !== undefined && typed < min ? 'atLeast' : max !== undefined && typed > max ? 'atMost' : 'rounded';
    say(texts[why](format(taken)));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') settle();
    const large = largeStep / step;
    const steps = new Map([
      ['ArrowUp', 1],
      ['ArrowDown', -1],
      ['PageUp', large],
      ['PageDown', -large],
    ]).get(event.key);
    if (steps === undefined || field.isReadOnly) return;
    event.preventDefault();
    setDraft(null);
    const next = typed === null ? nearestOnGrid(grid, min ?? 0) : stepped(grid, typed, steps);
    take(next);
    if (next === typed) say(texts[steps > 0 ? 'atMost' : 'atLeast'](format(next)));
    else setNote('');
  };

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    settle();
  };

  return (
    <TextField
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...field}
      role="spinbutton"
      aria-valuenow={value ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={value === null ? undefined : [format(value), unit].filter(Boolean).join(' ')}
      value={draft ?? (value === null ? '' : format(value))}
      suffix={unit}
      hint={
        note ? (
          <span className="sw-number-field__note">
            <Icon icon={Info} size="small" />
            {note}
          </span>
        ) : (
          hint
        )
      }
      onChange={handleChange}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    />
  );
}
