import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { FieldError } from './field-error.tsx';
import '../visually-hidden/visually-hidden.css';
import './field.css';

/** The props that every field takes besides its value. */
export interface FieldTexts {
  readonly label: string;
  /** Hides the label visually, where the field's position already tells what it is. */
  readonly isLabelHidden?: boolean | undefined;
  /** Help shown before anything is typed; best an example. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do. While it is shown the field is invalid. */
  readonly error?: ReactNode;
  readonly isRequired?: boolean | undefined;
}

/** Props for the control inside the field. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  /** At the end of the label's line: a "Forgot password" link, a counter. */
  readonly labelEnd?: ReactNode;
  readonly className?: string | undefined;
  readonly renderControl: (control: FieldControl) => ReactNode;
}

/** The layout of a field: label, control, hint and error, connected for assistive technology. */
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
