import { stopRole } from '@songwai/features/orders/stops/stop-role';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useDecodedRoute, useMapBase } from '@songwai/features/shared/use-map-base';
import { MapView, type MapViewProps } from '@songwai/ui/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { openOrder } from '../open-order.ts';
import { usePortal } from '../portal-context.tsx';
import { baseMapQuery, startupQuery } from '../startup.queries.ts';

/** The map beside a panel, with the stops of the order that was begun. */
export function PanelMap({ isStrip }: Pick<MapViewProps, 'isStrip'>) {
  const t = useTranslate();
  const portal = usePortal();
  const order = portal.part(openOrder);
  const draft = useFlow(order.store, (state) => state.draft);
  const estimate = useFlow(order.store, (state) => state.estimate);
  const startup = useQuery(startupQuery(portal));
  const baseMap = useQuery(baseMapQuery());
  const base = useMapBase({ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null });
  const stops = draft.stops.flatMap(({ key, place }, index) =>
    place
      ? [
          {
            id: key,
            label: String(index + 1),
            name: place.name,
            detail: stopRole(draft.stops, index, t),
            lat: place.lat,
            lng: place.lng,
            state: 'stop' as const,
          },
        ]
      : [],
  );
  const route = useDecodedRoute(estimate.status === 'ready' ? estimate.value.route : null);
  return <MapView {...base} {...{ stops, route, isStrip }} />;
}
