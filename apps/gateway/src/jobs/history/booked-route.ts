import { decodePolyline, encodePolyline } from '@songwai/core/basics/polyline';
import type { StoredRoute } from '../tables.ts';

/** The whole route of a job as one polyline; a leg begins where the one before it ends. */
export function joinLegs({ legs }: StoredRoute): string {
  const points = legs.map(({ polyline }) => decodePolyline(polyline));
  return encodePolyline(points.flatMap((leg, index) => (index === 0 ? leg : leg.slice(1))));
}
