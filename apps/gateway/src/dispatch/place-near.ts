import type { LatLng } from '@songwai/core/basics/geo';

/** Somewhere within about two and a half kilometres, where a free driver might be. */
export function placeNear(point: LatLng, random: () => number): LatLng {
  const bearing = random() * 2 * Math.PI;
  const degrees = (0.6 + random() * 1.4) / 111;
  return {
    lat: point.lat + degrees * Math.cos(bearing),
    lng: point.lng + (degrees * Math.sin(bearing)) / Math.cos((point.lat * Math.PI) / 180),
  };
}
