import type { LatLng } from '@songwai/core/basics/geo';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useMapBase } from '@songwai/features/shared/use-map-base';
import { MapView } from '@songwai/ui/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { baseMapQuery, startupQuery } from '../../shell/startup.queries.ts';

interface TripMapProps {
  readonly pickUp: LatLng & { readonly name: string };
  /** The deliveries of the chosen trip in the order of the visits. */
  readonly drops: readonly (LatLng & { readonly row: number; readonly name: string })[];
}

/** One trip from its pick-up over its deliveries. The line only shows their order: the way between them is the driver's. */
export function TripMap({ pickUp, drops }: TripMapProps) {
  const t = useTranslate();
  const portal = usePortal();
  const startup = useQuery(startupQuery(portal));
  const baseMap = useQuery(baseMapQuery());
  const base = useMapBase({ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null });
  const stops = [
    { id: 'pickUp', label: '1', name: pickUp.name, lat: pickUp.lat, lng: pickUp.lng, state: 'focus' as const },
    ...drops.map(({ row, name, lat, lng }, index) => ({
      ...{ id: String(row), label: String(index + 2), name, lat, lng },
      state: 'stop' as const,
    })),
  ];
  return (
    <MapView
      {...base}
      texts={{ ...base.texts, map: t('trips.map') }}
      stops={stops}
      route={{ points: stops.map(({ lat, lng }) => ({ lat, lng })), isApproximate: true }}
    />
  );
}
