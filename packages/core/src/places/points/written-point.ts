import type { LatLng } from '../../basics/geo.ts';
import { asciiDigits } from '../../basics/text/thai-digits.ts';
import { coordinates } from '../../validation/orders/coordinates.ts';

const label = '(?:lat(?:itude)?|ละติจูด|แลต|n)';
const otherLabel = '(?:l(?:o?ng|on)(?:itude)?|ลองจิจูด|ลองติจูด|ลอง|e)';
/** "Lat: 13.7466 Long: 100.5347", "13.7466° N, 100.5347° E", "N13.7466 E100.5347". */
const labelled = new RegExp(
  `(?<![\\d.\\w])(?:${label}[\\s.:=]*)?(1[234]\\.\\d{2,})\\s?°?\\s?n?\\s*[,;/|]?\\s*(?:${otherLabel}[\\s.:=]*)?((?:9[89]|10[0-2])\\.\\d{2,})(?:\\s?°?\\s?e(?![a-z]))?(?![\\d.])`,
  'gi',
);
/** "Long: 100.5347, Lat: 13.7466". */
const reversed = new RegExp(
  `(?<![\\d.\\w])${otherLabel}[\\s.:=]*((?:9[89]|10[0-2])\\.\\d{2,})\\s?°?\\s*[,;/|]?\\s*${label}[\\s.:=]*(1[234]\\.\\d{2,})(?![\\d.])`,
  'gi',
);
const degree = "\\d{1,3}\\s?[°º]\\s?\\d{1,2}(?:\\.\\d+)?\\s?['′’](?:\\s?\\d{1,2}(?:\\.\\d+)?\\s?(?:[\"″”]|''|′′|’’))?";
/** "13°44'47.8"N 100°32'04.9"E", also without seconds: "13°44.796'N 100°32.082'E". */
const degrees = new RegExp(`${degree}\\s?[NS][ ,]{0,2}${degree}\\s?[EW]`, 'gi');
const withoutSeconds = /(\d{1,3}\s?[°º]\s?\d{1,2})(\.\d+)?\s?['′’](?=\s?[NSEW])/gi;

/** A point as it is written in a text. */
interface WrittenPoint {
  readonly start: number;
  readonly end: number;
  readonly value: LatLng;
}

/** Minutes with a fraction, as navigators show them, become minutes and seconds. */
const withSeconds = (text: string): string =>
  text.replace(
    withoutSeconds,
    (_, minutes: string, fraction = '.0') => `${minutes}'${(Number(`0${fraction}`) * 60).toFixed(4)}"`,
  );

function pointOf(text: string): LatLng | null {
  const point = coordinates(text);
  return point.ok ? point.value : null;
}

/** The coordinates in a text (spec §5): pairs with or without labels, and degrees, minutes and seconds. */
export function pointsIn(source: string): readonly WrittenPoint[] {
  const text = asciiDigits(source);
  const pairs = [...text.matchAll(labelled)].map((found) => ({ found, written: `${found[1]}, ${found[2]}` }));
  const turned = [...text.matchAll(reversed)].map((found) => ({ found, written: `${found[2]}, ${found[1]}` }));
  const inDegrees = [...text.matchAll(degrees)].map((found) => ({ found, written: withSeconds(found[0]) }));
  return [...turned, ...pairs, ...inDegrees].flatMap(({ found, written }) => {
    const value = pointOf(written);
    return value === null ? [] : [{ start: found.index, end: found.index + found[0].length, value }];
  });
}

/** The point of a text that is nothing else; null for any other text. */
export function writtenPoint(source: string): LatLng | null {
  const text = asciiDigits(source.trim()).replace(/^geo:([^?;]*).*$/i, '$1');
  const whole = pointOf(text);
  if (whole !== null) return whole;
  const [found] = pointsIn(text);
  const isAlone =
    found !== undefined &&
    /^(?:พิกัด|location|gps|point|lat(?:itude)?|l(?:o?ng|on)(?:itude)?|ละติจูด|ลองจิจูด|[\s:=()/,])*$/i.test(
      text.slice(0, found.start) + text.slice(found.end),
    );
  return isAlone ? found.value : null;
}
