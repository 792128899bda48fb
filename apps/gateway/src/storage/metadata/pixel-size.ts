import type { PixelSize } from '@songwai/core/validation/photos/photo-resize';
import { readJpegSegments } from './jpeg-segments.ts';

/** Where a PNG's header says how large it is: behind signature, length and name. */
const pngWidthAt = 16;
const pngHeightAt = 20;

/** The markers that begin a frame; three of their range mean something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readPngSize(bytes: Buffer): readonly PixelSize[] {
  if (bytes.length < pngHeightAt + 4 || bytes.toString('latin1', 12, 16) !== 'IHDR') return [];
  return [{ width: bytes.readUInt32BE(pngWidthAt), height: bytes.readUInt32BE(pngHeightAt) }];
}

/** A JPEG has one frame; of one with several nobody knows which a program draws. */
const readJpegSizes = (bytes: Buffer): readonly PixelSize[] =>
  (readJpegSegments(bytes) ?? [])
    .filter(({ marker, payload }) => isFrame(marker) && payload.length >= 5)
    .map(({ payload }) => ({ height: payload.readUInt16BE(1), width: payload.readUInt16BE(3) }));

/**
 * How many pixels a picture says that it has, from its header alone: nothing of it is unpacked.
 *
 * @returns undefined where it does not say, or says that it has none.
 */
export function countPixels(bytes: Buffer, type: 'image/jpeg' | 'image/png'): number | undefined {
  const counts = (type === 'image/png' ? readPngSize(bytes) : readJpegSizes(bytes)).map(({ width, height }) => width * height);
  return counts.length === 0 || counts.includes(0) ? undefined : Math.max(...counts);
}

/** A picture of three megabytes can be packed from any number of pixels, and fills the memory of whatever opens it. 40 megapixels are 160 MB. */
export const mostPixels = 40_000_000;
