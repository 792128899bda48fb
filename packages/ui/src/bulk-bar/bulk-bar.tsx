import { X } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import './bulk-bar.css';

/** Something that can be done with all selected rows. */
export interface BulkAction {
  readonly id: string;
  /** A verb, with how many it concerns if not all: "Cancel 2 jobs". */
  readonly label: string;
  readonly icon?: IconNode | undefined;
  readonly onPress: () => void;
  readonly isDisabled?: boolean | undefined;
}

export interface BulkBarProps {
  /** Names the bar: "Selected jobs". */
  readonly label: string;
  readonly count: number;
  /** "3 jobs selected"; announced at every change, for none as well. */
  readonly countText: string;
  /** Softer, after the count: their sum. */
  readonly detail?: ReactNode;
  /** Selects what is not on this page too: "Select all 1,240". Absent if nothing more can be selected. */
  readonly all?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly actions: readonly BulkAction[];
  readonly clearLabel: string;
  readonly onClear: () => void;
}

/** What can be done with the selected rows, at the lower edge of their list. Keep it mounted: it appears with the first selected row. */
export function BulkBar({ label, count, countText, detail, all, actions, clearLabel, onClear }: BulkBarProps) {
  const place = useRef<HTMLElement>(null);
  const isShown = count > 0;

  const clear = () => {
    // The button disappears; the focus stays here instead of falling back to the start of the page.
    place.current?.focus({ preventScroll: true });
    onClear();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return;
    event.stopPropagation();
    clear();
  };

  return (
    <section ref={place} className="sw-bulk-bar" aria-label={label} tabIndex={-1} onKeyDown={handleKeyDown}>
      <div className={isShown ? 'sw-bulk-bar__card' : 'sw-visually-hidden'}>
        <p className="sw-bulk-bar__count">
          <span role="status" className="sw-strong">
            {countText}
          </span>
          {isShown && detail ? <span className="sw-bulk-bar__detail sw-figures">{detail}</span> : null}
          {isShown && all ? (
            <button type="button" className="sw-bulk-bar__all" onClick={all.onPress}>
              {all.label}
            </button>
          ) : null}
        </p>
        {isShown ? (
          <>
            <div className="sw-bulk-bar__actions">
              {actions.map((action) => (
                <button
                  key={action.id}
                  type="button"
                  className="sw-bulk-bar__action"
                  disabled={action.isDisabled}
                  onClick={action.onPress}
                >
                  {action.icon ? <Icon icon={action.icon} /> : null}
                  {action.label}
                </button>
              ))}
            </div>
            <IconButton className="sw-bulk-bar__clear" icon={X} label={clearLabel} onClick={clear} />
          </>
        ) : null}
      </div>
    </section>
  );
}
