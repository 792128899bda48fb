import type { JobDetail } from '@songwai/core/jobs/job';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useDecodedRoute, useMapBase } from '@songwai/features/shared/use-map-base';
import type { IconNode } from '@songwai/ui/icon/icon';
import type { MapRoute } from '@songwai/ui/map/map-model';
import { MapView } from '@songwai/ui/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { Car, Motorbike, Truck } from 'lucide';
import { useMemo } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { baseMapQuery, startupQuery } from '../../shell/startup.queries.ts';
import { nearDriversQuery } from './near-drivers.queries.ts';
import type { SearchMapProps } from './search-props.ts';

const ringMetres = [1_200, 2_400];

const icons: Readonly<Partial<Record<string, IconNode>>> = { motorcycle: Motorbike, car: Car } satisfies Partial<
  Record<VehicleKind, IconNode>
>;

/** Straight from stop to stop where no route is known. */
const straightRoute = ({ stops }: JobDetail): MapRoute => ({
  points: stops.map(({ lat, lng }) => ({ lat, lng })),
  isApproximate: true,
});

/** The route of a job without a driver; rings and free drivers around its pick-up while the search lasts. */
export function SearchMapView({ job, isStrip }: SearchMapProps) {
  const t = useTranslate();
  const portal = usePortal();
  const startup = useQuery(startupQuery(portal));
  const baseMap = useQuery(baseMapQuery());
  const base = useMapBase({ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null });
  const isSearching = job.status === 'matching';
  const [pickUp] = job.stops;
  const { lat = 0, lng = 0 } = pickUp ?? {};
  const near = useQuery({
    ...nearDriversQuery(portal.transport, { lat, lng, vehicleId: job.vehicleId }),
    enabled: isSearching && pickUp !== undefined,
  });
  const name = t('search.nearVehicle');
  const surroundings = useMemo(
    () =>
      isSearching
        ? {
            centre: { lat, lng },
            ringMetres,
            vehicles: (near.data ?? []).map((driver) => ({
              lat: driver.lat,
              lng: driver.lng,
              icon: icons[driver.vehicleKind] ?? Truck,
              name,
            })),
          }
        : null,
    [isSearching, lat, lng, near.data, name],
  );
  const known = useDecodedRoute(job.route ?? null);
  const route = useMemo(() => (known && known.points.length > 1 ? known : straightRoute(job)), [known, job]);
  const stops = job.stops.map((stop, index) => ({
    id: String(index),
    label: String(index + 1),
    name: stop.name,
    lat: stop.lat,
    lng: stop.lng,
    state: index === 0 && isSearching ? ('focus' as const) : ('todo' as const),
  }));
  return <MapView {...base} stops={stops} route={route} surroundings={surroundings} isStrip={isStrip} />;
}
