import type { LatLng } from '@songwai/core/basics/geo';

/** `[lng, lat]`, the order of GeoJSON. */
export type Position = readonly [lng: number, lat: number];
export type Ring = readonly Position[];

const metresPerDegreeLat = 111_195;

/** Metres per degree of longitude at a latitude. */
function metresPerDegreeLng(lat: number): number {
  return metresPerDegreeLat * Math.cos((lat * Math.PI) / 180);
}

/** Whether the point lies within the ring (even-odd rule). */
export function isInRing(point: LatLng, ring: Ring): boolean {
  let isInside = false;
  let [previousLng, previousLat] = ring.at(-1) ?? [Number.NaN, Number.NaN];
  for (const [lng, lat] of ring) {
    const crosses = lat > point.lat !== previousLat > point.lat;
    if (crosses && point.lng < ((previousLng - lng) * (point.lat - lat)) / (previousLat - lat) + lng) isInside = !isInside;
    previousLng = lng;
    previousLat = lat;
  }
  return isInside;
}

/** Strips that a ring is cut into: a point is compared with the few edges of its own. */
const stripCount = 128;

/** The same for one ring that is asked about again and again. */
export function createIsInRing(ring: Ring): (point: LatLng) => boolean {
  const lats = ring.map(([, lat]) => lat);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const stripOf = (lat: number) => Math.min(stripCount - 1, Math.floor(((lat - south) / (north - south)) * stripCount));
  const strips: number[][] = Array.from({ length: stripCount }, () => []);
  let [previousLng, previousLat] = ring.at(-1) ?? [Number.NaN, Number.NaN];
  for (const [lng, lat] of ring) {
    const [low, high] = lat < previousLat ? [lat, previousLat] : [previousLat, lat];
    for (const edges of strips.slice(stripOf(low), stripOf(high) + 1)) edges.push(lng, lat, previousLng, previousLat);
    previousLng = lng;
    previousLat = lat;
  }
  const edgesOf = strips.map((edges) => Float64Array.from(edges));
  return ({ lat: y, lng: x }) => {
    const edges = y < south || y > north ? undefined : edgesOf[stripOf(y)];
    if (edges === undefined) return false;
    let isInside = false;
    for (let at = 0; at < edges.length; at += 4) {
      const [lng, lat, fromLng, fromLat] = [edges[at] ?? 0, edges[at + 1] ?? 0, edges[at + 2] ?? 0, edges[at + 3] ?? 0];
      if (lat > y !== fromLat > y && x < ((fromLng - lng) * (y - lat)) / (fromLat - lat) + lng) isInside = !isInside;
    }
    return isInside;
  };
}

/**
 * Distance in metres from the point to the nearest edge of a line; closed rings repeat their first point. Flat-earth geometry
 * around the point: accurate to a few per mille within a hundred kilometres.
 */
export function metresToLine(point: LatLng, line: Ring): number {
  const perLng = metresPerDegreeLng(point.lat);
  let nearestSquared = Number.POSITIVE_INFINITY;
  let previous: readonly [number, number] | undefined;
  for (const [lng, lat] of line) {
    const x = (lng - point.lng) * perLng;
    const y = (lat - point.lat) * metresPerDegreeLat;
    nearestSquared = Math.min(nearestSquared, previous === undefined ? x * x + y * y : squaredToSegment(previous, [x, y]));
    previous = [x, y];
  }
  return Math.sqrt(nearestSquared);
}

function squaredToSegment([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  const x = ax + along * dx;
  const y = ay + along * dy;
  return x * x + y * y;
}

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The bounding box of a ring, widened on every side by a number of metres. */
export function boxAround(ring: Ring, widenMetres: number): Box {
  const lngs = ring.map(([lng]) => lng);
  const lats = ring.map(([, lat]) => lat);
  const north = Math.max(...lats);
  const byLat = widenMetres / metresPerDegreeLat;
  const byLng = widenMetres / metresPerDegreeLng(north);
  return {
    west: Math.min(...lngs) - byLng,
    south: Math.min(...lats) - byLat,
    east: Math.max(...lngs) + byLng,
    north: north + byLat,
  };
}

export function isInBox(point: LatLng, box: Box): boolean {
  return point.lat >= box.south && point.lat <= box.north && point.lng >= box.west && point.lng <= box.east;
}
