import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';

/** A point on the way, and the direction of travel there in degrees clockwise from north. */
export interface OnTheWay extends LatLng {
  readonly heading: number;
}

/** A line with the distance from its beginning to each of its points, in km. */
interface MeasuredLine {
  readonly points: readonly LatLng[];
  readonly kms: readonly number[];
  readonly length: number;
}

const measure = (points: readonly LatLng[]): MeasuredLine => {
  const kms: number[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    kms.push(before ? (kms[index - 1] ?? 0) + greatCircleKm(before, point) : 0);
  }
  return { points, kms, length: kms.at(-1) ?? 0 };
};

const headingOf = (from: LatLng, to: LatLng): number => {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return Math.round((Math.atan2(east, to.lat - from.lat) * 180) / Math.PI + 360) % 360;
};

/** Where somebody is who has travelled a share (0-1) of a line of at least two points. */
export const pointAlong = (points: readonly LatLng[], share: number): OnTheWay => {
  const { kms, length } = measure(points);
  const km = Math.min(1, Math.max(0, share)) * length;
  const after = Math.max(
    1,
    kms.findIndex((end, index) => index > 0 && end >= km),
  );
  const [from, to] = [points[after - 1], points[after]];
  if (!from || !to) throw new RangeError('A way has at least two points');
  const [start = 0, end = 0] = [kms[after - 1], kms[after]];
  const part = end > start ? (km - start) / (end - start) : 0;
  return {
    lat: from.lat + (to.lat - from.lat) * part,
    lng: from.lng + (to.lng - from.lng) * part,
    heading: headingOf(from, to),
  };
};

/** Which share of the whole distance each stop has behind it: 0 for the first, 1 for the last. */
export const stopShares = (stops: readonly LatLng[]): readonly number[] => {
  const { kms, length } = measure(stops);
  return kms.map((km, index) => (length > 0 ? km / length : index / Math.max(1, stops.length - 1)));
};
