import { crc32 } from 'node:zlib';
import { readJpegSegments } from './jpeg-segments.ts';

const signatureBytes = 8;
/** The size of a chunk's length, name and checksum. */
const frameBytes = 12;

/** Whether each chunk of a PNG has the checksum of its content, up to its end. */
function isWholePng(bytes: Buffer): boolean {
  let hasPicture = false;
  for (let at = signatureBytes; at + frameBytes <= bytes.length; ) {
    const end = at + frameBytes + bytes.readUInt32BE(at);
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') hasPicture = true;
    if (name === 'IEND') return hasPicture;
    at = end;
  }
  return false;
}

/**
 * Whether a picture has come as it was written: a PNG with the checksums of its content, a JPEG up to its end. Nothing is decompressed.
 */
export const isWholePicture = (bytes: Buffer, type: 'image/jpeg' | 'image/png'): boolean =>
  type === 'image/png' ? isWholePng(bytes) : readJpegSegments(bytes) !== undefined;
