import type { LatLng } from '@songwai/core/basics/geo';

const kmPerDegree = 111;

/** A box in degrees around a circle, which an index can search before exact distances are calculated. */
export function boxAround({ lat, lng }: LatLng, km: number) {
  const latSpan = km / kmPerDegree;
  // Avoids a division by zero near the poles, where no driver is.
  const lngSpan = latSpan / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return { south: lat - latSpan, north: lat + latSpan, west: lng - lngSpan, east: lng + lngSpan };
}
