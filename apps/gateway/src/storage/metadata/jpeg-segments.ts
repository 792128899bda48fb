/** One segment of a JPEG with its marker; the segment of a scan includes the picture data after it. */
export interface JpegSegment {
  readonly marker: number;
  readonly bytes: Buffer;
  /** The content after marker and length. */
  readonly payload: Buffer;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Markers inside picture data: a stuffed 0xff and the restarts. */
const isWithinScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

function findScanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    // A run of 0xff is padding before the next marker.
    if (marker !== undefined && marker !== 0xff && !isWithinScan(marker)) return at;
  }
  return bytes.length;
}

/**
 * The segments of a JPEG up to its end marker; data after it is left out (some phones append a video).
 *
 * @returns undefined for anything but a complete JPEG.
 */
export function readJpegSegments(bytes: Buffer): readonly JpegSegment[] | undefined {
  const segments: JpegSegment[] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return segments.some((segment) => segment.marker === startOfScan) ? segments : undefined;
    if (at + 4 > bytes.length) return undefined;
    const headEnd = at + 2 + bytes.readUInt16BE(at + 2);
    if (headEnd < at + 4 || headEnd > bytes.length) return undefined;
    const end = marker === startOfScan ? findScanEnd(bytes, headEnd) : headEnd;
    segments.push({ marker, bytes: bytes.subarray(at, end), payload: bytes.subarray(at + 4, headEnd) });
    at = end;
  }
  return undefined;
}
