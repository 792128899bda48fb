import type { Stop } from '@songwai/core/orders/draft/draft';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { MapPin } from 'lucide';
import { useContext, useEffect, useRef } from 'react';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { ShellPartsContext } from '../shell-parts-context.tsx';
import { MyLocationRow } from './my-location-row.tsx';
import { loadPersonalSections, loadThisPlace } from './opening-loaders.ts';
import { offerOwnPlaces } from './personal/offer-own-places.ts';
import { walkByArrows } from './walk-by-arrows.ts';
import { WayRow } from './way-row.tsx';

export interface StopOpeningProps {
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
  readonly stop: Stop;
  /** The stop before, for distances. */
  readonly from: Place | null;
  readonly onChoose: (place: Place) => void;
  readonly onPin: () => void;
  readonly onPreview: (place: Place | null) => void;
  /** Back to the stops. */
  readonly onCancel: () => void;
}

/** What a stop's search opens with: where the device is, the map, and the customer's own places. */
export function StopOpening({ flow, search, stop, from, onChoose, onPin, onPreview, onCancel }: StopOpeningProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const { personal: source = null, searchWays } = useContext(ShellPartsContext);

  useEffect(() => {
    // What the customer before had is nobody else's.
    if (source === null) offerOwnPlaces(search, null);
  }, [source, search]);

  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    const panel = root.current;
    if (panel === null) return;
    return walkByArrows(panel, {
      around: panel.closest('fieldset'),
      fields: '[role="combobox"]',
      steps: '.sw-search__option, .sw-chip',
      onEscape: () => cancel.current(),
    });
  }, []);

  return (
    <div ref={root} className="sw-search__results sw-opening">
      {stop.place ? (
        <LazyView load={loadThisPlace} skeleton={null} isOptional>
          {({ ThisPlace }) => (stop.place ? <ThisPlace {...{ flow, stop }} place={stop.place} onDone={onCancel} /> : null)}
        </LazyView>
      ) : null}
      <MyLocationRow search={search} onFound={onChoose} />
      <WayRow icon={MapPin} title={t('stops.pinOpen')} onPress={onPin} />
      {searchWays}
      {source ? (
        <LazyView load={loadPersonalSections} skeleton={null} isOptional>
          {({ PersonalSections }) => <PersonalSections {...{ source, flow, search, from, onChoose, onPreview }} />}
        </LazyView>
      ) : null}
    </div>
  );
}
