import type { LatLng } from '@songwai/core/basics/geo';
import { greatCircleKm } from '@songwai/core/basics/geo';

/** Points of one name that stand together, in the order in which they came; what is further from a group's first point begins another. */
export function groupNearby<Point extends LatLng>(points: readonly Point[], withinKm: number): readonly (readonly Point[])[] {
  const groups: Point[][] = [];
  for (const point of points) {
    const group = groups.find(([first]) => first !== undefined && greatCircleKm(first, point) <= withinKm);
    if (group === undefined) groups.push([point]);
    else group.push(point);
  }
  return groups;
}

const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** That of the points which stands nearest to the middle of all: a real point, not one beside the road. */
export function middlemost<Point extends LatLng>(points: readonly Point[]): Point {
  const middle = { lat: median(points.map(({ lat }) => lat)), lng: median(points.map(({ lng }) => lng)) };
  const [first, ...others] = points;
  if (first === undefined) throw new Error('No points, no middle.');
  return others.reduce((best, point) => (greatCircleKm(point, middle) < greatCircleKm(best, middle) ? point : best), first);
}
