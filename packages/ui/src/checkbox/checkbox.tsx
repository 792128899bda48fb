import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import './checkbox.css';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  /** What is wrong, where the box has to be ticked. */
  readonly error?: ReactNode;
}

/** A box to tick; the whole line is the target. */
export function Checkbox({ label, detail, isChecked, onChange, isDisabled, error }: CheckboxProps) {
  const id = useId();
  const detailId = detail ? `${id}-detail` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="sw-checkbox">
      <label className="sw-checkbox__line">
        <input
          type="checkbox"
          className="sw-checkbox__input"
          checked={isChecked}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, detailId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="sw-checkbox__box">
          <Icon icon={Check} size="small" />
        </span>
        <span>{label}</span>
      </label>
      {detail ? (
        <p className="sw-checkbox__detail" id={detailId}>
          {detail}
        </p>
      ) : null}
      {error ? (
        <p className="sw-checkbox__detail sw-checkbox__detail--error" id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
