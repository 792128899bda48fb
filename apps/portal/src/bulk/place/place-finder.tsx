import type { LatLng } from '@songwai/core/basics/geo';
import type { Place } from '@songwai/core/places/place';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useState } from 'react';
import { PlaceSearchField } from '../../places/place-search-field.tsx';

interface PlaceFinderProps {
  readonly near: LatLng | null;
  /** Begins with the map. */
  readonly isPinning?: boolean;
  readonly shouldFocus?: boolean;
  readonly onChoose: (place: Place) => void;
}

const loadPinMap = lazyPart(() => import('./pin-map.tsx'), ['map']);

/** Finds a place by a search or by a pin on the map. */
export function PlaceFinder({ near, isPinning = false, shouldFocus = false, onChoose }: PlaceFinderProps) {
  const [isOnMap, setIsOnMap] = useState(isPinning);
  if (!isOnMap) return <PlaceSearchField {...{ near, shouldFocus, onChoose }} onPin={() => setIsOnMap(true)} />;
  return (
    <LazyView load={loadPinMap} skeleton={<Skeleton shape="block" height="320px" />}>
      {({ PinMap }) => <PinMap {...{ near, onChoose }} onCancel={() => setIsOnMap(false)} />}
    </LazyView>
  );
}
