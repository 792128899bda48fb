import type { LatLng } from './map-model.ts';

/** How far a leg bows out, as a share of its length. */
const BOW = 0.14;
const STEPS = 16;
/** More points than this are a course already, not a list of stops. */
const MOST_STOPS = 24;

/**
 * Joins stops by soft curves, so that a way that no router has worked out does not look like one that is known. Each leg
 * is a quadratic curve that bows to alternating sides; longitudes are scaled by the latitude so that it bows evenly.
 */
export function curveThrough(points: readonly LatLng[]): readonly LatLng[] {
  if (points.length > MOST_STOPS) return points;
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    return to ? curveOneLeg(from, to, index % 2 === 0 ? BOW : -BOW) : [from];
  });
}

function curveOneLeg(from: LatLng, to: LatLng, bow: number): readonly LatLng[] {
  const scale = Math.cos((from.lat * Math.PI) / 180);
  const north = to.lat - from.lat;
  const east = (to.lng - from.lng) * scale;
  const control = {
    lat: (from.lat + to.lat) / 2 + east * bow,
    lng: (from.lng + to.lng) / 2 - (north * bow) / scale,
  };
  return Array.from({ length: STEPS }, (_, step) => {
    const t = step / STEPS;
    const blend = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
    return { lat: blend(from.lat, control.lat, to.lat), lng: blend(from.lng, control.lng, to.lng) };
  });
}

/**
 * Parts the line where `at` comes nearest to it: what lies behind and what lies ahead, both holding that point. A line of
 * fewer than two points lies ahead.
 */
export function partLine(line: readonly LatLng[], at: LatLng): readonly [behind: readonly LatLng[], ahead: readonly LatLng[]] {
  const scale = Math.cos((at.lat * Math.PI) / 180);
  let best = { index: 0, point: line[0] ?? at, distance: Number.POSITIVE_INFINITY };
  for (const [index, from] of line.entries()) {
    const to = line[index + 1];
    if (!to) break;
    const north = to.lat - from.lat;
    const east = (to.lng - from.lng) * scale;
    const along = (at.lat - from.lat) * north + (at.lng - from.lng) * scale * east;
    const share = Math.min(1, Math.max(0, along / (north ** 2 + east ** 2 || 1)));
    const point = { lat: from.lat + north * share, lng: from.lng + (to.lng - from.lng) * share };
    const distance = Math.hypot(point.lat - at.lat, (point.lng - at.lng) * scale);
    if (distance < best.distance) best = { index, point, distance };
  }
  if (line.length < 2) return [[], line];
  return [
    [...line.slice(0, best.index + 1), best.point],
    [best.point, ...line.slice(best.index + 1)],
  ];
}
