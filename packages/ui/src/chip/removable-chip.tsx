import { X } from 'lucide';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import './removable-chip.css';

export interface RemovableChipProps {
  readonly label: string;
  /** Accessible name of the button: what it removes. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly icon?: IconNode | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A chosen item that can be removed: an active filter, one of several recipients. */
export function RemovableChip({ label, removeLabel, onRemove, icon, isDisabled }: RemovableChipProps) {
  return (
    <span className="sw-removable-chip">
      {icon ? <Icon icon={icon} size="small" /> : null}
      <span className="sw-removable-chip__label">{label}</span>
      <button
        type="button"
        className="sw-removable-chip__button"
        aria-label={removeLabel}
        title={removeLabel}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <Icon icon={X} size="small" />
      </button>
    </span>
  );
}
