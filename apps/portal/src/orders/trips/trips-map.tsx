import { decodePolyline } from '@songwai/core/basics/polyline';
import type { Place } from '@songwai/core/places/place';
import type { SplitRoutes } from '@songwai/core/route-optimisation/trips-calls';
import { useMapBase } from '@songwai/features/shared/use-map-base';
import type { MapRoute } from '@songwai/ui/map/map-model';
import { MapView } from '@songwai/ui/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { baseMapQuery, startupQuery } from '../../shell/startup.queries.ts';

interface TripsMapProps {
  readonly places: readonly Place[];
  readonly split: SplitRoutes | null;
  /** The trip that stands out. */
  readonly shown: number;
}

/** All stops; of the routes one is a line, the others are dots. */
export function TripsMap({ places, split, shown }: TripsMapProps) {
  const startup = useQuery(startupQuery(usePortal()));
  const baseMap = useQuery(baseMapQuery());
  const base = useMapBase({ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null });
  const route = useMemo((): MapRoute | null => {
    const lines = split?.trips.map(({ route: { polyline } }) => decodePolyline(polyline)) ?? [];
    const points = lines[shown];
    const isApproximate = split?.trips[shown]?.route.isApproximate ?? false;
    return points ? { points, isApproximate, others: lines.filter((_line, index) => index !== shown) } : null;
  }, [split, shown]);
  const order = split?.trips[shown]?.order;
  const stops = useMemo(
    () =>
      places.map(({ name, lat, lng }, index) => {
        const at = order ? order.indexOf(index) : index - 1;
        const isOf = index === 0 || at >= 0;
        return {
          id: String(index),
          name: isOf ? name : '',
          label: isOf ? String(at + 2) : '',
          lat,
          lng,
          state: isOf ? 'stop' : 'todo',
        } as const;
      }),
    [places, order],
  );
  return <MapView {...base} stops={stops.map((stop, index) => (index === 0 ? { ...stop, label: '1' } : stop))} route={route} />;
}
