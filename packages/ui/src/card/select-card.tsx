import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import '../choice/choice.css';
import './card.css';
import './select-card.css';

export interface SelectCardProps {
  /** The accessible name of the option. */
  readonly title: string;
  readonly isSelected: boolean;
  readonly onToggle: (isSelected: boolean) => void;
  /** Under the title; read after it. */
  readonly children?: ReactNode;
  readonly lead?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

/** A card that can be selected, one of several that may be selected together. Contains a native checkbox. */
export function SelectCard({ title, isSelected, onToggle, children, lead, isDisabled }: SelectCardProps) {
  const id = useId();
  return (
    <label className="sw-card sw-card--pad-medium sw-press sw-choice sw-select-card">
      <input
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={children ? `${id}-detail` : undefined}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      {lead ? <span className="sw-select-card__lead">{lead}</span> : null}
      <span className="sw-select-card__text sw-grow">
        <span className="sw-select-card__title" id={`${id}-title`}>
          {title}
        </span>
        {children ? (
          <span className="sw-note" id={`${id}-detail`}>
            {children}
          </span>
        ) : null}
      </span>
      <span className="sw-mark sw-box">{isSelected ? <Icon icon={Check} size="small" /> : null}</span>
    </label>
  );
}
