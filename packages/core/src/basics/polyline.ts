import type { LatLng } from './geo.ts';

/** A route as it travels. Only a map needs its points, and decodes them with its own code. */
export interface EncodedRoute {
  /** In Google's polyline format with 5 decimals; empty for none. */
  readonly polyline: string;
  readonly isApproximate: boolean;
}

const unitsPerDegree = 1e5;

/** Encodes a line in Google's polyline format with 5 decimals, to keep cached and sent routes small. */
export function encodePolyline(points: readonly LatLng[]): string {
  let lastLat = 0;
  let lastLng = 0;
  let text = '';
  for (const point of points) {
    const lat = toUnits(point.lat);
    const lng = toUnits(point.lng);
    text += encodeStep(lat - lastLat) + encodeStep(lng - lastLng);
    lastLat = lat;
    lastLng = lng;
  }
  return text;
}

/**
 * Decodes a line in Google's polyline format with 5 decimals.
 * @throws RangeError when the text is cut off or has a character outside the format.
 */
export function decodePolyline(text: string): LatLng[] {
  const points: LatLng[] = [];
  let position = 0;
  let lat = 0;
  let lng = 0;
  while (position < text.length) {
    const latStep = decodeStep(text, position);
    const lngStep = decodeStep(text, latStep.next);
    lat += latStep.value;
    lng += lngStep.value;
    position = lngStep.next;
    points.push({ lat: lat / unitsPerDegree, lng: lng / unitsPerDegree });
  }
  return points;
}

/** Rounds halves away from zero, as the reference implementation does, so that a mirrored line encodes mirrored. */
function toUnits(degrees: number): number {
  return Math.sign(degrees) * Math.round(Math.abs(degrees) * unitsPerDegree);
}

function encodeStep(step: number): string {
  let rest = step < 0 ? ~(step << 1) : step << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

function decodeStep(text: string, start: number): { readonly value: number; readonly next: number } {
  let bits = 0;
  let shift = 0;
  let next = start;
  for (;;) {
    const chunk = text.charCodeAt(next) - 63;
    // A step of 360 degrees fits into six chunks; a longer one is invalid.
    if (Number.isNaN(chunk) || chunk < 0 || chunk > 0x3f || shift > 25) {
      throw new RangeError(`Not a polyline: nothing readable at position ${next} of ${text.length}`);
    }
    next += 1;
    bits |= (chunk & 0x1f) << shift;
    shift += 5;
    if (chunk < 0x20) return { value: bits & 1 ? ~(bits >> 1) : bits >> 1, next };
  }
}
