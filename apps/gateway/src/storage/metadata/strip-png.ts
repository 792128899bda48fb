/** Chunks that the picture needs; everything else (texts, EXIF, times, private data) can say where and by whom it was taken. */
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
/** Length, name and checksum around a chunk's data. */
const frameBytes = 12;

/**
 * A PNG without anything but its picture; what follows its end is cut off.
 *
 * @returns undefined for what is no whole PNG.
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
