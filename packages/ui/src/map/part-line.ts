import type { LatLng } from './map-model.ts';

/**
 * Splits the line at the point nearest to `at` into the part behind and the part ahead; both include that point. A line of fewer
 * than two points is all ahead.
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
