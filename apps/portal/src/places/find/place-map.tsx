import type { LatLng } from '@songwai/core/basics/geo';
import { useMapBase } from '@songwai/features/shared/use-map-base';
import { MapView } from '@songwai/ui/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { baseMapQuery, startupQuery } from '../../shell/startup.queries.ts';

interface PlaceMapProps {
  /** The place that was found; null: none yet. */
  readonly found: (LatLng & { readonly name: string }) | null;
  readonly saved: readonly (LatLng & { readonly id: string; readonly name: string })[];
  /** The found place was moved. */
  readonly onMove: (to: LatLng) => void;
  readonly onPress: (id: string) => void;
  readonly onLocate: () => void;
}

const foundId = 'found';

/** The place that was found, which can be moved, and those that are saved. */
export function PlaceMap({ found, saved, onMove, onPress, onLocate }: PlaceMapProps) {
  const startup = useQuery(startupQuery(usePortal()));
  const baseMap = useQuery(baseMapQuery());
  const base = useMapBase({ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null });
  const stops = [
    ...saved.map(({ id, name, lat, lng }, index) => ({ id, name, lat, lng, label: String(index + 1), state: 'done' as const })),
    ...(found ? [{ ...found, id: foundId, label: '', state: 'focus' as const }] : []),
  ];
  return (
    <MapView
      {...base}
      stops={stops}
      route={null}
      onStopMove={(id, to) => id === foundId && onMove(to)}
      onStopPress={(id) => id !== foundId && onPress(id)}
      onLocate={onLocate}
    />
  );
}
