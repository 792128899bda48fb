import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A valid PNG of one pixel; `shade` varies the picture, `more` adds chunks before the picture data. */
export function makePng(shade: number, more: readonly (readonly [string, Buffer])[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1, 0);
  header.writeUInt32BE(1, 4);
  header.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...more.map(([name, data]) => chunk(name, data)),
    chunk('IDAT', deflateSync(Buffer.from([0, shade]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A segment of a JPEG. */
export function segment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** EXIF data with an orientation, a camera's name and a location. */
export function makeExif(orientation: number, isLittleEndian: boolean): Buffer {
  const entries = [
    { tag: 0x0110, type: 2, value: 0 },
    { tag: 0x0112, type: 3, value: orientation },
    { tag: 0x8825, type: 4, value: 200 },
  ];
  const tiff = Buffer.alloc(8 + 2 + entries.length * 12 + 4);
  const write16 = (value: number, at: number) => (isLittleEndian ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const write32 = (value: number, at: number) => (isLittleEndian ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at));
  tiff.write(isLittleEndian ? 'II' : 'MM', 0, 'latin1');
  write16(42, 2);
  write32(8, 4);
  write16(entries.length, 8);
  for (const [index, { tag, type, value }] of entries.entries()) {
    const at = 10 + index * 12;
    write16(tag, at);
    write16(type, at + 2);
    write32(1, at + 4);
    if (type === 3) write16(value, at + 8);
    else write32(value, at + 8);
  }
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 13.7466 100.5347 เพ็ญ', 'utf8')]);
}

/** Scan data with a stuffed 0xff and a restart marker, as real files have. */
const scanData = Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0x00]);
const quantisation = segment(0xdb, Buffer.alloc(65, 1));
const frame = segment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]));
const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), scanData]);

/** The part of a JPEG that is the picture itself. */
export const jpegPicture = Buffer.concat([quantisation, frame, scan]);

/** A JPEG with these segments before the picture and `after` behind its end. */
export const makeJpeg = (segments: readonly Buffer[] = [], after = Buffer.alloc(0)): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, jpegPicture, Buffer.from([0xff, 0xd9]), after]);

export const asBase64 = (bytes: Buffer): string => bytes.toString('base64');

let shade = 0;
/** A different picture for each call, base64-encoded. */
export const newPicture = (): string => {
  shade += 1;
  return asBase64(makePng(shade % 256, [['gAMA', Buffer.from([0, 0, Math.floor(shade / 256), 1])]]));
};
