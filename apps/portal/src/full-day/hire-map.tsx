import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { type MapBase, useMapBase } from '@songwai/features/shared/use-map-base';
import { MapView } from '@songwai/ui/map/map-view';

interface HireMapProps {
  readonly flow: HireFlow;
  readonly mapBase: MapBase;
  readonly isStrip: boolean;
}

const selectStops = ({ draft, booking }: HireState) => (booking.status === 'booked' ? booking.sent.draft : draft).stops;

/** The places of a hire. There is no route: the driver is told the way on the day. */
export function HireMap({ flow, mapBase, isStrip }: HireMapProps) {
  const t = useTranslate();
  const base = useMapBase(mapBase);
  const stops = useFlow(flow.store, selectStops);
  const shown = stops.flatMap(({ key, place }, index) =>
    place
      ? [
          {
            id: key,
            label: String(index + 1),
            name: place.name,
            detail: t(index === 0 ? 'hire.workPlace' : 'hire.onTheWay'),
            lat: place.lat,
            lng: place.lng,
            state: index === 0 ? ('focus' as const) : ('stop' as const),
          },
        ]
      : [],
  );
  return <MapView {...base} stops={shown} route={null} isStrip={isStrip} />;
}
