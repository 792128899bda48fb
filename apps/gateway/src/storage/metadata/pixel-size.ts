import type { PixelSize } from '@songwai/core/validation/photos/photo-resize';
import { readJpegSegments } from './jpeg-segments.ts';

/** The offset of width and height in a PNG, after signature, length and name. */
const pngWidthAt = 16;
const pngHeightAt = 20;

/** The markers that begin a frame; three in their range have other meanings. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readPngSize(bytes: Buffer): readonly PixelSize[] {
  if (bytes.length < pngHeightAt + 4 || bytes.toString('latin1', 12, 16) !== 'IHDR') return [];
  return [{ width: bytes.readUInt32BE(pngWidthAt), height: bytes.readUInt32BE(pngHeightAt) }];
}

/** A JPEG has one frame; with several it is unclear which one a program shows. */
const readJpegSizes = (bytes: Buffer): readonly PixelSize[] =>
  (readJpegSegments(bytes) ?? [])
    .filter(({ marker, payload }) => isFrame(marker) && payload.length >= 5)
    .map(({ payload }) => ({ height: payload.readUInt16BE(1), width: payload.readUInt16BE(3) }));

/**
 * The number of pixels according to a picture's header; nothing is decompressed.
 *
 * @returns undefined where the header does not contain it, or states none.
 */
export function countPixels(bytes: Buffer, type: 'image/jpeg' | 'image/png'): number | undefined {
  const counts = (type === 'image/png' ? readPngSize(bytes) : readJpegSizes(bytes)).map(({ width, height }) => width * height);
  return counts.length === 0 || counts.includes(0) ? undefined : Math.max(...counts);
}

/** Three megabytes can contain any number of pixels, which fill the memory of the program that opens the picture. 40 megapixels are 160 MB. */
export const mostPixels = 40_000_000;
