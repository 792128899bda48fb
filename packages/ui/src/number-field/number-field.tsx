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
  /** Nothing typed is null. */
  readonly value: number | null;
  /** Called with every number that the field takes, while it is typed; with one that it had to change, when the field is left. */
  readonly onChange: (value: number | null) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Between two numbers that the field takes; 1 by itself. */
  readonly step?: number | undefined;
  /** Page Up and Page Down; ten steps by themselves. */
  readonly largeStep?: number | undefined;
  /** Unit after the number, announced with it: "km". */
  readonly unit?: string | undefined;
  /** The number as it is read; by itself with its thousands set apart. */
  readonly format?: ((value: number) => string) | undefined;
  /** The number in what is typed, null where there is none; by itself it reads `1,500.5` and `1 500`, and not `1,5`, which may be 1.5 or a slip. */
  readonly parse?: ((typed: string) => number | null) | undefined;
  /**
   * Said when the field changes what was typed, because it was too little, too much, or between two steps; and when it goes back to what stood
   * there, because it could not read what was typed (which is handed in).
   */
  readonly texts: Readonly<Record<'atLeast' | 'atMost' | 'rounded' | 'unreadable', (taken: string) => string>>;
}

const formatNumber = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 10 });

/** Thousands may be set apart, in threes. */
const written = /^-?(?=\.?\d)(?:\d*|\d{1,3}(?:[\s,]\d{3})+)(?:\.\d*)?$/;

function parseNumber(typed: string): number | null {
  const text = typed.trim();
  return written.test(text) ? Number(text.replace(/[\s,]/g, '')) : null;
}

/** A number that is typed. It never jumps while one types, and never changes what was typed without a word. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min, max, step = 1, largeStep = step * 10, unit, format = formatNumber, ...others } = props;
  const { parse = parseNumber, texts, hint, onKeyDown, onBlur, ...field } = others;
  const grid = { min, max, step };
  const announce = useAnnounce();
  /** What is being typed; null while the field shows the value itself. */
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
    setNote('');
    take(typed === null ? nearestOnGrid(grid, min ?? 0) : stepped(grid, typed, steps));
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
