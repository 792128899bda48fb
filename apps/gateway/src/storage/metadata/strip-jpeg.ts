import { readOrientation, writeOrientation } from './exif-orientation.ts';
import { type JpegSegment, readJpegSegments } from './jpeg-segments.ts';

const exif = 0xe1;
const iccProfile = 0xe2;
const comment = 0xfe;
/** JFIF and Adobe: what the colours mean. */
const needed: ReadonlySet<number> = new Set([0xe0, 0xee]);

const isApplicationData = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

function isRendered({ marker, payload }: JpegSegment): boolean {
  if (marker === comment) return false;
  if (!isApplicationData(marker) || needed.has(marker)) return true;
  return marker === iccProfile && payload.toString('latin1', 0, 12) === 'ICC_PROFILE\0';
}

/**
 * A JPEG without anything but its picture and how it was held: no place, time, camera, comment, thumbnail, nor what some phones put behind it.
 *
 * @returns undefined for what is no whole JPEG.
 */
export function stripJpeg(bytes: Buffer): Buffer | undefined {
  const segments = readJpegSegments(bytes);
  if (segments === undefined) return undefined;
  const orientation = segments
    .filter(({ marker }) => marker === exif)
    .map(({ payload }) => readOrientation(payload))
    .find((value) => value !== 1);
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...(orientation === undefined ? [] : [writeOrientation(orientation)]),
    ...segments.filter(isRendered).map((segment) => segment.bytes),
    Buffer.from([0xff, 0xd9]),
  ]);
}
