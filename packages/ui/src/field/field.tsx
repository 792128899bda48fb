import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { FieldError } from './field-error.tsx';
import '../visually-hidden/visually-hidden.css';
import './field.css';

/** What every field takes besides its value. */
export interface FieldTexts {
  readonly label: string;
  /** The label stays for screen readers where the place of the field already tells what it is. */
  readonly isLabelHidden?: boolean | undefined;
  /** Said before anything is typed; an example serves best. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do. While it is shown the field counts as invalid. */
  readonly error?: ReactNode;
  readonly isRequired?: boolean | undefined;
}

/** What the control inside the frame has to carry. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  /** At the end of the label's line: "Forgot password", a counter. */
  readonly labelEnd?: ReactNode;
  readonly className?: string | undefined;
  readonly renderControl: (control: FieldControl) => ReactNode;
}

/** The frame of a field: label, control, hint and error, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden, hint, error, isRequired, labelEnd, className, renderControl } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: FieldControl = {
    id,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    required: isRequired,
  };

  return (
    <div className={classNames('sw-field', Boolean(error) && 'sw-field--invalid', className)}>
      <div className={isLabelHidden ? 'sw-visually-hidden' : 'sw-field__head sw-note'}>
        <label className="sw-field__label" htmlFor={id}>
          {label}
        </label>
        {labelEnd}
      </div>
      {renderControl(control)}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? (
        <p className="sw-note" id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
