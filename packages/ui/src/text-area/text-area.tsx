import { Lock } from 'lucide';
import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import './text-area.css';

type Native = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange' | 'disabled' | 'readOnly' | 'required' | 'className' | 'prefix'
>;

export interface TextAreaProps extends FieldTexts, Native {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean | undefined;
  /** Can be read, copied and focused, but not changed. */
  readonly isReadOnly?: boolean | undefined;
  /** A `Counter`. Text beyond its limit is accepted, so that no pasted text is lost; report it in `error`. */
  readonly labelEnd?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text; grows with its content if the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, error, isRequired, labelEnd, value, onChange, isDisabled, isReadOnly, ...others } = props;
  const { ref, ...native } = others;
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired, labelEnd }}
      renderControl={(control) => (
        <div className={classNames('sw-field__box', isReadOnly && 'sw-field__box--read-only')}>
          <textarea
            rows={2}
            {...native}
            {...control}
            ref={ref}
            className="sw-field__input sw-text-area"
            value={value}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {isReadOnly ? <Icon icon={Lock} size="small" /> : null}
        </div>
      )}
    />
  );
}
