import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './chip.css';

export interface ChipProps {
  readonly label: string;
  /** After the label, in a softer colour: a fee. */
  readonly detail?: ReactNode;
  readonly isSelected: boolean;
  readonly onToggle: (isSelected: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  /** Set by a row that has one tab stop for all its chips. */
  readonly tabIndex?: number | undefined;
}

/** An option that can be switched on or off. */
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
  /** `scroll` is one line that touch scrolls and that fades out at its end; with a mouse it wraps, as `wrap` always does. */
  readonly layout?: 'scroll' | 'wrap' | undefined;
  readonly children: ReactNode;
}

/** A row of chips with an accessible name. */
export function ChipRow({ label, layout = 'scroll', children }: ChipRowProps) {
  return (
    <fieldset className={`sw-chip-row sw-chip-row--${layout}`} aria-label={label}>
      {children}
    </fieldset>
  );
}
