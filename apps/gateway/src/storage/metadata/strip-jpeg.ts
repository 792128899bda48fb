import { readOrientation, writeOrientation } from './exif-orientation.ts';
import { type JpegSegment, readJpegSegments } from './jpeg-segments.ts';

const exif = 0xe1;
const iccProfile = 0xe2;
const comment = 0xfe;
/** JFIF and Adobe, which define the colours. */
const needed: ReadonlySet<number> = new Set([0xe0, 0xee]);

const isApplicationData = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

function isRendered({ marker, payload }: JpegSegment): boolean {
  if (marker === comment) return false;
  if (!isApplicationData(marker) || needed.has(marker)) return true;
  return marker === iccProfile && payload.toString('latin1', 0, 12) === 'ICC_PROFILE\0';
}

/**
 * A JPEG with only its picture and orientation: without place, time, camera, comment, thumbnail and appended data.
 *
 * @returns undefined for anything but a complete JPEG.
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
