import { Check, Minus } from 'lucide';
import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { FieldError } from '../field/field-error.tsx';
import { Icon } from '../icon/icon.tsx';
import '../choice/choice.css';
import './checkbox.css';

export interface CheckboxProps {
  /** A link in it (the terms) can be pressed by itself. */
  readonly label: ReactNode;
  /** Under the label: what ticking it means. */
  readonly detail?: ReactNode;
  readonly isChecked: boolean;
  /** Some items are ticked and some are not ("all jobs" above a list). A press then ticks all. */
  readonly isIndeterminate?: boolean | undefined;
  readonly onChange: (isChecked: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  /** Error message, where the box must be ticked. */
  readonly error?: ReactNode;
}

/** A checkbox; the whole line is its target. */
export function Checkbox(props: CheckboxProps) {
  const { label, detail, isChecked, isIndeterminate = false, onChange, isDisabled, isRequired, error } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const detailId = detail ? `${id}-detail` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  // The browser clears this property at every press and no attribute sets it, so it is set again after every render.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });

  return (
    <div className="sw-checkbox">
      <label className="sw-press sw-checkbox__line">
        <input
          ref={input}
          type="checkbox"
          checked={isChecked}
          disabled={isDisabled}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, detailId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="sw-mark sw-box">
          <Icon icon={isIndeterminate ? Minus : Check} size="small" />
        </span>
        <span className="sw-checkbox__label">{label}</span>
      </label>
      {detail ? (
        <p className="sw-checkbox__detail sw-note" id={detailId}>
          {detail}
        </p>
      ) : null}
      {error ? (
        <div className="sw-checkbox__error">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
