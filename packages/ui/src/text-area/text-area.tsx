import type { ReactNode, TextareaHTMLAttributes } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import { countCharacters } from '../text-field/text-field.tsx';
import './text-area.css';

type Native = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange' | 'disabled' | 'required' | 'className' | 'prefix'
>;

export interface TextAreaProps extends FieldTexts, Native {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean | undefined;
  /** Shows typed / allowed at the label's end. */
  readonly countTo?: number | undefined;
  readonly labelEnd?: ReactNode;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, error, isRequired, labelEnd, value, onChange, isDisabled, countTo, ...native } = props;
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
          <textarea
            rows={2}
            {...native}
            {...control}
            className="sw-field__input sw-text-area"
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    />
  );
}
