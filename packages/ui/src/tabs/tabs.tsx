import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import './tabs.css';

/** A tab and its panel. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconNode | undefined;
  /** After the label: the number of items. */
  readonly count?: string | undefined;
  readonly panel: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selectedId: Id;
  readonly onSelect: (id: Id) => void;
  /** `automatic`: arrow keys show the panel at once. `manual`: only Enter or Space does, for panels that must be loaded. */
  readonly activation?: 'automatic' | 'manual' | undefined;
  /** Hidden panels stay mounted, with the text typed into them. */
  readonly isKeepingPanels?: boolean | undefined;
}

// Makes the panel a tab stop: it may start with text, which Tab would skip.
const asStop = { tabIndex: 0 };

/** Sections of a page of which one is shown. One tab stop; arrow keys, Home and End move. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selectedId, onSelect, activation = 'automatic', isKeepingPanels } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const tabAt = (index: number) => row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index];
  const selectedIndex = tabs.findIndex((tab) => tab.id === selectedId);

  // A tab selected elsewhere may be outside the visible part of the row.
  useEffect(() => {
    const tab = row.current?.querySelectorAll('[role=tab]')[selectedIndex];
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [selectedIndex]);

  const handleKeyDown = (event: KeyboardEvent, fromId: Id) => {
    const open = tabs.filter((tab) => !tab.isDisabled);
    const here = open.findIndex((tab) => tab.id === fromId);
    const steps: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: open.length - 1 };
    const target = steps[event.key];
    const next = target === undefined ? undefined : open[(target + open.length) % open.length];
    if (!next) return;
    event.preventDefault();
    tabAt(tabs.indexOf(next))?.focus();
    if (activation === 'automatic') onSelect(next.id);
  };

  return (
    <div className="sw-tabset">
      <div ref={row} className="sw-tabset__row" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            className="sw-tabset__tab"
            aria-selected={tab.id === selectedId}
            aria-controls={isKeepingPanels || tab.id === selectedId ? `${id}-${tab.id}` : undefined}
            tabIndex={tab.id === selectedId ? 0 : -1}
            disabled={tab.isDisabled}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => handleKeyDown(event, tab.id)}
          >
            {tab.icon ? <Icon icon={tab.icon} /> : null}
            {tab.label}
            {tab.count === undefined ? null : (
              <>
                {' '}
                <span className="sw-tabset__count sw-note sw-figures">{tab.count}</span>
              </>
            )}
          </button>
        ))}
      </div>
      {tabs.map((tab) =>
        isKeepingPanels || tab.id === selectedId ? (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${id}-${tab.id}`}
            className="sw-tabset__panel"
            aria-labelledby={`${id}-${tab.id}-tab`}
            hidden={tab.id !== selectedId}
            {...asStop}
          >
            {tab.panel}
          </div>
        ) : null,
      )}
    </div>
  );
}
