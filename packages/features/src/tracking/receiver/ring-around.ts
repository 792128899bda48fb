import type { LatLng } from '@songwai/core/basics/geo';
import type { MapViewProps } from '@songwai/ui/map/map-view';

type Ring = NonNullable<MapViewProps['serviceArea']>[number];

const corners = 48;
const metresPerDegree = 111_195;

/** A circle on the map as a polygon, as the map draws areas; its radius in metres. */
export function ringAround({ lat, lng }: LatLng, radius: number): Ring {
  const degrees = radius / metresPerDegree;
  const stretch = Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return [lng + (Math.cos(angle) * degrees) / stretch, lat + Math.sin(angle) * degrees] as const;
  });
}
