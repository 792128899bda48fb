import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './chip.css';

export interface ChipProps {
  readonly label: string;
  /** After the label, softer: a fee. */
  readonly detail?: ReactNode;
  readonly isSelected: boolean;
  readonly onToggle: (isSelected: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  /** Of a row that has one tab stop for all its chips. */
  readonly tabIndex?: number | undefined;
}

/** Something to have or not to have. */
export function Chip({ label, detail, isSelected, onToggle, isDisabled, tabIndex }: ChipProps) {
  return (
    <button
      type="button"
      className="sw-chip"
      aria-pressed={isSelected}
      disabled={isDisabled}
      tabIndex={tabIndex}
      onClick={() => onToggle(!isSelected)}
    >
      {isSelected ? <Icon icon={Check} size="small" /> : null}
      <span className="sw-chip__label" data-label={label}>
        {label}
      </span>
      {detail === undefined ? null : <span className="sw-chip__detail sw-note sw-figures">{detail}</span>}
    </button>
  );
}

export interface ChipRowProps {
  readonly label: string;
  /** `scroll` keeps one line that a finger pushes and that fades out at the end; under a mouse it breaks into lines, as `wrap` always does. */
  readonly layout?: 'scroll' | 'wrap' | undefined;
  readonly children: ReactNode;
}

/** A named row of chips. */
export function ChipRow({ label, layout = 'scroll', children }: ChipRowProps) {
  return (
    <fieldset className={`sw-chip-row sw-chip-row--${layout}`} aria-label={label}>
      {children}
    </fieldset>
  );
}
