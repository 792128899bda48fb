import { useMapBase } from '@songwai/features/shared/use-map-base';
import type { MapRoute } from '@songwai/ui/map/map-model';
import { MapView } from '@songwai/ui/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';
import { baseMapQuery, startupQuery } from '../startup.queries.ts';

const from = { lat: 13.7466, lng: 100.5347 };
const turn = { lat: 13.7371, lng: 100.5603 };
const end = { lat: 13.7241, lng: 100.579 };

/** From Siam along Sukhumvit Road, and on to where nobody knows. */
const way: MapRoute = {
  points: [
    from,
    { lat: 13.74555, lng: 100.53452 },
    { lat: 13.7446, lng: 100.5404 },
    { lat: 13.743, lng: 100.549 },
    { lat: 13.7405, lng: 100.5554 },
    turn,
    { lat: 13.7304, lng: 100.5697 },
    end,
  ],
  isApproximate: false,
  unknownFrom: turn,
};

/** A way that ends in dots, beside the words of a page that cannot be shown. `endLabel` stands in the stop that it does not reach. */
export function NoticeMap({ endLabel }: { readonly endLabel: string }) {
  const startup = useQuery(startupQuery(usePortal()));
  const baseMap = useQuery(baseMapQuery());
  const base = useMapBase({ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null });
  return (
    <MapView
      {...base}
      stops={[
        { id: 'from', label: '1', ...from, state: 'stop' },
        { id: 'end', label: endLabel, ...end, state: 'focus' },
      ]}
      route={way}
      isStrip
    />
  );
}
