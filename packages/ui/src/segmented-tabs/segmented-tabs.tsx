import type { KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import './segments.css';
import './segmented-tabs.css';

/** One tab. */
export interface SegmentedTab<Id extends string> {
  readonly id: Id;
  /** A text; under it perhaps a `sw-note` with a price from which it is offered. */
  readonly label: ReactNode;
  readonly isDisabled?: boolean | undefined;
  /** The id of the tab's panel, if there is one. */
  readonly panelId?: string | undefined;
}

export interface SegmentedTabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly SegmentedTab<Id>[];
  readonly selectedId: Id;
  readonly onSelect: (id: Id) => void;
  /** Divides the whole width among the tabs (on a phone). */
  readonly isWide?: boolean | undefined;
}

/** A few exclusive views side by side. Arrow keys, Home and End move and select; one tab stop. */
export function SegmentedTabs<Id extends string>({ label, tabs, selectedId, onSelect, isWide }: SegmentedTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.isDisabled);
    const here = open.findIndex((tab) => tab.id === selectedId);
    const steps: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: open.length - 1 };
    const target = steps[event.key];
    const next = target === undefined ? undefined : open[(target + open.length) % open.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    const index = tabs.indexOf(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={classNames('sw-segments sw-tabs', isWide && 'sw-tabs--wide')}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className="sw-segment sw-tabs__tab"
          aria-selected={tab.id === selectedId}
          aria-controls={tab.panelId}
          tabIndex={tab.id === selectedId ? 0 : -1}
          disabled={tab.isDisabled}
          onClick={() => onSelect(tab.id)}
          onKeyDown={handleKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
