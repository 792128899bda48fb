import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { Card } from '@songwai/ui/card/card';
import { MapView } from '@songwai/ui/map/map-view';
import { PinProblem } from '../../places/pin-problem.tsx';
import { usePin } from '../../places/use-pin.ts';
import { type MapBase, useMapBase } from '../../shared/use-map-base.ts';
import './hire-pin.css';

interface HirePinProps {
  readonly search: Pick<PlaceSearch, 'reverse'>;
  readonly mapBase: MapBase;
  /** Where the map begins; null: the middle of the service area. */
  readonly near: Place | null;
  readonly onChoose: (place: Place) => void;
  /** Back to the search. */
  readonly onCancel: () => void;
}

const stay = () => undefined;

/** A place of a hire taken from a map, in the place of its search: an element's own map is a strip above. */
export function HirePin({ search, mapBase, near, onChoose, onCancel }: HirePinProps) {
  const base = useMapBase(mapBase);
  const pin = usePin({ flow: { setPlace: (_key, place) => onChoose(place) }, search, pinKey: 'pin', onPinEnd: stay });
  return (
    <Card padding="none" className="sw-hire-pin">
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
