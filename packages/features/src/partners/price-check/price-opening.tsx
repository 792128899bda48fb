import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { useEffect, useRef } from 'react';
import { MyLocationRow } from '../../orders/opening/my-location-row.tsx';
import { walkByArrows } from '../../orders/opening/walk-by-arrows.ts';

export interface PriceOpeningProps {
  readonly search: PlaceSearch;
  readonly onChoose: (place: Place) => void;
  /** Back to the stops. */
  readonly onCancel: () => void;
}

/** What the search of a stop opens with: where the device is. */
export function PriceOpening({ search, onChoose, onCancel }: PriceOpeningProps) {
  const root = useRef<HTMLDivElement>(null);
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    const panel = root.current;
    if (panel === null) return;
    return walkByArrows(panel, {
      around: panel.closest('fieldset'),
      fields: '[role="combobox"]',
      steps: '.sw-search__option',
      onEscape: () => cancel.current(),
    });
  }, []);
  return (
    <div ref={root} className="sw-search__results">
      <MyLocationRow search={search} onFound={onChoose} />
    </div>
  );
}
