import type { LatLng } from './geo.ts';

/** Precision 5: hundred-thousandths of a degree, about a metre. */
const stepsPerDegree = 100_000;

/** A way as Google's encoded polyline, precision 5. */
export const encodePolyline = (points: readonly LatLng[]): string => {
  let text = '';
  const before = { lat: 0, lng: 0 };
  const put = (steps: number) => {
    let rest = steps < 0 ? ~(steps << 1) : steps << 1;
    for (; rest >= 0x20; rest >>>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    text += String.fromCharCode(rest + 63);
  };
  for (const point of points) {
    const now = { lat: Math.round(point.lat * stepsPerDegree), lng: Math.round(point.lng * stepsPerDegree) };
    put(now.lat - before.lat);
    put(now.lng - before.lng);
    Object.assign(before, now);
  }
  return text;
};

/** The points of an encoded polyline; a text that breaks off gives the points before the break. */
export const decodePolyline = (text: string): readonly LatLng[] => {
  const points: LatLng[] = [];
  let index = 0;
  const take = (): number => {
    let steps = 0;
    for (let shift = 0; index < text.length; shift += 5) {
      const chunk = text.charCodeAt(index) - 63;
      index += 1;
      steps |= (chunk & 0x1f) << shift;
      if (chunk < 0x20) return steps & 1 ? ~(steps >> 1) : steps >> 1;
    }
    return Number.NaN;
  };
  let lat = 0;
  let lng = 0;
  while (index < text.length) {
    lat += take();
    lng += take();
    if (Number.isNaN(lat + lng)) break;
    points.push({ lat: lat / stepsPerDegree, lng: lng / stepsPerDegree });
  }
  return points;
};
