/** Chunks that the picture needs; all others (texts, EXIF, times, private data) could reveal place or author. */
const renderedChunks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
  'IDAT',
  'IEND',
]);
const signatureBytes = 8;
/** The size of a chunk's length, name and checksum. */
const frameBytes = 12;

/**
 * A PNG with only its picture; data after its end is cut off.
 *
 * @returns undefined for anything but a complete PNG.
 */
export function stripPng(bytes: Buffer): Buffer | undefined {
  const retained = [bytes.subarray(0, signatureBytes)];
  let at = signatureBytes;
  while (at + frameBytes <= bytes.length) {
    const end = at + frameBytes + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (at === signatureBytes && name !== 'IHDR') return undefined;
    if (renderedChunks.has(name)) retained.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(retained);
    at = end;
  }
  return undefined;
}
