import type { LatLng } from '@songwai/core/basics/geo';
import type { Place } from '@songwai/core/places/place';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import { PinProblem } from '@songwai/features/places/pin-problem';
import { usePin } from '@songwai/features/places/use-pin';
import { useMapBase } from '@songwai/features/shared/use-map-base';
import { Card } from '@songwai/ui/card/card';
import { MapView } from '@songwai/ui/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { baseMapQuery, startupQuery } from '../../shell/startup.queries.ts';
import './pin-map.css';

interface PinMapProps {
  /** Where the map begins; null: the middle of the service area. */
  readonly near: LatLng | null;
  readonly onChoose: (place: Place) => void;
  /** Back to the search. */
  readonly onCancel: () => void;
}

const stay = () => undefined;

/** A place taken from the map. */
export function PinMap({ near, onChoose, onCancel }: PinMapProps) {
  const portal = usePortal();
  const [search] = useState(() => createPlaceSearch({ transport: portal.transport }));
  useEffect(() => () => search.dispose(), [search]);
  const startup = useQuery(startupQuery(portal));
  const baseMap = useQuery(baseMapQuery());
  const base = useMapBase({ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null });
  const pin = usePin({ flow: { setPlace: (_key, place) => onChoose(place) }, search, pinKey: 'pin', onPinEnd: stay });
  return (
    <Card padding="none" className="portal-pin-map">
      <MapView
        {...base}
        stops={[]}
        route={null}
        isPinDropping
        pinStart={near ?? undefined}
        pinPlace={pin.placeText}
        onPinMove={pin.look}
        onPinDrop={pin.drop}
        onPinCancel={onCancel}
      />
      <PinProblem pin={pin} />
    </Card>
  );
}
