const exifHeader = Buffer.from('Exif\0\0', 'latin1');
const orientationTag = 0x0112;
const entryBytes = 12;

/** The orientation of a photo, 1 (upright) to 8; 1 where the EXIF data is unreadable or does not contain it. */
export function readOrientation(payload: Buffer): number {
  if (!payload.subarray(0, exifHeader.length).equals(exifHeader)) return 1;
  const tiff = payload.subarray(exifHeader.length);
  if (tiff.length < 8) return 1;
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number): number => {
    if (at + 2 > tiff.length) return 0;
    return isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  };
  const directory = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = read16(directory);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * entryBytes;
    if (entry + entryBytes > tiff.length) return 1;
    if (read16(entry) !== orientationTag) continue;
    const orientation = read16(entry + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** An EXIF segment that contains only the orientation. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(8 + 2 + entryBytes + 4);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const payload = Buffer.concat([exifHeader, tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}
