import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { TextField } from '../text-field/text-field.tsx';
import '../choice/choice.css';
import './tip-picker.css';

export interface TipPickerProps {
  /** The suggested amounts, in the owner's unit, smallest first. */
  readonly amounts: readonly number[];
  /** The chosen amount; `null` for none, and while the typed amount is not valid. */
  readonly value: number | null;
  readonly onChange: (amount: number | null) => void;
  /** Formats an amount: `฿50`. */
  readonly format: (amount: number) => string;
  /** Parses a typed amount; `null` if it is no number, too small or too large. */
  readonly parse: (text: string) => number | null;
  readonly texts: {
    /** "Tip for Somchai". */
    readonly label: string;
    /** Under the label: who gets how much of the tip, and how it is paid. */
    readonly hint?: ReactNode;
    /** Label of the chip for no tip; without it a tip is required. */
    readonly none?: string | undefined;
    /** The chip for another amount. */
    readonly other: string;
    readonly otherLabel: string;
    /** Error for an invalid amount: what may be typed. */
    readonly otherInvalid: string;
  };
  /** Before the typed amount: `฿`. */
  readonly sign?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

type Choice = number | 'none' | 'other';

/** A tip: one of a few amounts, another amount, or none. Native radio buttons. */
export function TipPicker(props: TipPickerProps) {
  const { amounts, value, onChange, format, parse, texts, sign, isDisabled } = props;
  const id = useId();
  const [typed, setTyped] = useState(() => (value === null || amounts.includes(value) ? '' : String(value)));
  const [isLeft, setIsLeft] = useState(false);
  const [choice, setChoice] = useState<Choice | null>(() => {
    if (value === null) return null;
    return amounts.includes(value) ? value : 'other';
  });
  const isOther = choice === 'other';
  const choices: readonly (readonly [Choice, string])[] = [
    ...(texts.none ? [['none', texts.none] as const] : []),
    ...amounts.map((amount) => [amount, format(amount)] as const),
    ['other', texts.other],
  ];

  const handleChoice = (next: Choice) => {
    setChoice(next);
    if (next === 'other') onChange(typed ? parse(typed) : null);
    else onChange(next === 'none' ? null : next);
  };

  const handleTyped = (text: string) => {
    setTyped(text);
    onChange(text ? parse(text) : null);
  };

  return (
    <fieldset className="sw-tip" disabled={isDisabled} aria-describedby={texts.hint ? `${id}-hint` : undefined}>
      <legend className="sw-tip__label">{texts.label}</legend>
      {texts.hint ? (
        <p className="sw-tip__hint sw-note" id={`${id}-hint`}>
          {texts.hint}
        </p>
      ) : null}
      <div className="sw-tip__amounts">
        {choices.map(([option, label]) => (
          <label key={option} className="sw-press sw-choice sw-tip__amount">
            <input type="radio" name={id} checked={option === choice} onChange={() => handleChoice(option)} />
            <span className="sw-figures">{label}</span>
          </label>
        ))}
      </div>
      {isOther ? (
        <TextField
          label={texts.otherLabel}
          value={typed}
          onChange={handleTyped}
          onBlur={() => setIsLeft(true)}
          onFocus={() => setIsLeft(false)}
          error={isLeft && typed && parse(typed) === null ? texts.otherInvalid : undefined}
          prefix={sign}
          inputMode="decimal"
          autoComplete="off"
        />
      ) : null}
    </fieldset>
  );
}
