import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'prefix' | 'disabled' | 'required' | 'className'
>;

export interface TextFieldProps extends FieldTexts, Native {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean | undefined;
  readonly icon?: IconNode | undefined;
  /** A unit or sign before the value (`฿`). */
  readonly prefix?: ReactNode;
  /** A unit or a button after the value (`km`). */
  readonly suffix?: ReactNode;
  /** Shows typed / allowed at the label's end. Counts what the reader sees as one character. */
  readonly countTo?: number | undefined;
  readonly labelEnd?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Characters as a reader counts them: ปู่ is two, not four code units. */
export function countCharacters(text: string): number {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].length;
}

/** A line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, isRequired, labelEnd, value, onChange, isDisabled, ...others } = props;
  const { icon, prefix, suffix, countTo, ref, ...native } = others;
  const counter =
    countTo === undefined ? null : (
      <span className="sw-figures">
        {countCharacters(value)}/{countTo}
      </span>
    );
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired }}
      labelEnd={labelEnd ?? counter}
      renderControl={(control) => (
        <div className="sw-field__box">
          {icon ? <Icon icon={icon} /> : null}
          {prefix ? <span className="sw-field__affix">{prefix}</span> : null}
          <input
            type="text"
            {...native}
            {...control}
            ref={ref}
            className="sw-field__input"
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {typeof suffix === 'string' ? <span className="sw-field__affix">{suffix}</span> : suffix}
        </div>
      )}
    />
  );
}
