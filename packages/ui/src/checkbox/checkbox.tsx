import { Check, Minus } from 'lucide';
import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { FieldError } from '../field/field-error.tsx';
import { Icon } from '../icon/icon.tsx';
import '../choice/choice.css';
import './checkbox.css';

export interface CheckboxProps {
  /** A link in it (the terms) is pressed on its own. */
  readonly label: ReactNode;
  /** More about it, under the label: what follows from a tick. */
  readonly detail?: ReactNode;
  readonly isChecked: boolean;
  /** Some of what the box stands for is ticked and some is not ("all jobs" over a list). A press then ticks all. */
  readonly isIndeterminate?: boolean | undefined;
  readonly onChange: (isChecked: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  /** What is wrong, where the box has to be ticked. */
  readonly error?: ReactNode;
}

/** A box to tick; the whole line is the target. */
export function Checkbox(props: CheckboxProps) {
  const { label, detail, isChecked, isIndeterminate = false, onChange, isDisabled, isRequired, error } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const detailId = detail ? `${id}-detail` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  // The browser clears it at every press and no attribute sets it, so it is said again after every drawing.
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
