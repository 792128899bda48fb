import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { RemovableChip } from '../chip/removable-chip.tsx';
import './filter-bar.css';

/** A filter that is on, and can be taken away. */
export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  /** "Remove 22–24 November". */
  readonly removeLabel: string;
}

export interface FilterBarProps {
  /** Names the bar: "Filters of my bookings". */
  readonly label: string;
  /** A `SearchField`. */
  readonly search?: ReactNode;
  /** `FilterChips` or `ChoiceChips`: the filters that most people use. */
  readonly chips?: ReactNode;
  /** At the end: the button that opens the dates or more filters, an export. */
  readonly actions?: ReactNode;
  /** Filters that are on but not to be seen in the chips above. */
  readonly active?: readonly ActiveFilter[] | undefined;
  readonly onRemove?: ((id: string) => void) | undefined;
  /** Removes all of them; shown from two on. */
  readonly clear?: { readonly label: string; readonly onClear: () => void } | undefined;
  /** "14 jobs": shown, and announced when it changes. */
  readonly resultText?: string | undefined;
}

/** Search, filters and what they leave, above a list. One line where there is room, and lines below each other on a phone. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, chips, actions, active = [], onRemove, clear, resultText } = props;
  const bar = useRef<HTMLElement>(null);

  // The button that was pressed disappears; the focus stays with the bar instead of falling back to the start of the page.
  const moveFocusHere = () => bar.current?.focus({ preventScroll: true });

  return (
    <section ref={bar} className="sw-filter-bar" aria-label={label} tabIndex={-1}>
      <div className="sw-filter-bar__line">
        {search ? <div className="sw-filter-bar__search">{search}</div> : null}
        {chips ? <div className="sw-filter-bar__chips">{chips}</div> : null}
        {actions ? <div className="sw-filter-bar__actions">{actions}</div> : null}
      </div>
      <div className="sw-filter-bar__line">
        <p role="status" className="sw-filter-bar__result sw-note">
          {resultText}
        </p>
        {active.map((filter) => (
          <RemovableChip
            key={filter.id}
            label={filter.label}
            removeLabel={filter.removeLabel}
            onRemove={() => {
              moveFocusHere();
              onRemove?.(filter.id);
            }}
          />
        ))}
        {clear && active.length > 1 ? (
          <Button
            variant="quiet"
            size="dense"
            onClick={() => {
              moveFocusHere();
              clear.onClear();
            }}
          >
            {clear.label}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
