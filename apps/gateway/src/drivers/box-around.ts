import type { LatLng } from '@songwai/core/basics/geo';

const kmPerDegree = 111;

/** The box that a circle around a point lies in, in degrees: what an index can answer before distances are counted. */
export function boxAround({ lat, lng }: LatLng, km: number) {
  const latSpan = km / kmPerDegree;
  // Near a pole every length is near; nobody drives there.
  const lngSpan = latSpan / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return { south: lat - latSpan, north: lat + latSpan, west: lng - lngSpan, east: lng + lngSpan };
}
