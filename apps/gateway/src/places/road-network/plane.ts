import type { LatLng } from '@songwai/core/basics/geo';
import type { LngLat } from '@songwai/core/places/base-map';

/** A point in metres east and north of 0° N 0° E, on a plane that is accurate in the middle of the service area. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

const metresPerDegreeLat = 111_195;
/** Between Bangkok and Pattaya: errors of length stay below half a per cent everywhere in the area. */
const middleLat = 13.5;
const metresPerDegreeLng = metresPerDegreeLat * Math.cos((middleLat * Math.PI) / 180);

export const toPlane = ({ lat, lng }: LatLng): PlanePoint => ({ x: lng * metresPerDegreeLng, y: lat * metresPerDegreeLat });

export const lineToPlane = (line: readonly LngLat[]): readonly PlanePoint[] => line.map(([lng, lat]) => toPlane({ lat, lng }));

/** Rounded to about a metre, the precision of an encoded polyline. */
export const toLatLng = ({ x, y }: PlanePoint): LatLng => ({
  lat: Math.round((y / metresPerDegreeLat) * 1e5) / 1e5,
  lng: Math.round((x / metresPerDegreeLng) * 1e5) / 1e5,
});

export const metresBetween = (from: PlanePoint, to: PlanePoint): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The point where two segments cross or touch; null where they do not, or are parallel. */
export function crossingOf(
  [a, b]: readonly [PlanePoint, PlanePoint],
  [c, d]: readonly [PlanePoint, PlanePoint],
): PlanePoint | null {
  const slant = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (slant === 0) return null;
  const along = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / slant;
  const across = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / slant;
  if (along < 0 || along > 1 || across < 0 || across > 1) return null;
  return { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along };
}

/** The point of a segment that is nearest to another point. */
export function nearestOn([a, b]: readonly [PlanePoint, PlanePoint], point: PlanePoint): PlanePoint {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared;
  const along = Math.min(1, Math.max(0, share));
  return { x: a.x + dx * along, y: a.y + dy * along };
}

/** The segments of a line. */
export const piecesOf = (line: readonly PlanePoint[]): readonly (readonly [PlanePoint, PlanePoint])[] =>
  line.slice(1).map((to, index) => [line[index] ?? to, to] as const);
