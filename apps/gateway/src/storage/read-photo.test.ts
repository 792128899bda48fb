import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asBase64, jpegPicture, makeExif, makeJpeg, makePng, segment } from '../../tests/storage/pictures.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { readOrientation } from './metadata/exif-orientation.ts';
import { readJpegSegments } from './metadata/jpeg-segments.ts';
import { type Photo, readPhoto } from './read-photo.ts';

const read = (bytes: Buffer): Photo => readPhoto(asBase64(bytes), 'imgBase64');
const refusalOf = (text: string): unknown => {
  try {
    readPhoto(text, 'imgBase64');
    return 'taken';
  } catch (error) {
    if (!(error instanceof BusinessRefusal)) throw error;
    const { code, field, text: words } = error.details;
    return { code, field, en: words.en };
  }
};
const refused = (what: RegExp) => ({ code: 422, field: 'imgBase64', en: expect.stringMatching(what) });
const threeMb = 3 * 1024 * 1024;

describe('a photo as it comes', () => {
  it('is taken bare, as a data address and with line breaks in it', () => {
    const png = makePng(7);
    const text = asBase64(png);
    for (const sent of [text, `data:image/png;base64,${text}`, text.replace(/.{20}/g, '$&\r\n'), text.replace(/=+$/, '')])
      expect(readPhoto(sent, 'imgBase64')).toEqual({ content: png, mediaType: 'image/png' });
    const jpeg = asBase64(makeJpeg());
    for (const type of ['image/jpeg', 'image/jpg', 'IMAGE/JPEG'])
      expect(readPhoto(`data:${type};base64,${jpeg}`, 'imgBase64').mediaType).toBe('image/jpeg');
  });

  it('is refused where it is no picture, or half of one', () => {
    const jpeg = makeJpeg();
    const png = makePng(1);
    const program = Buffer.from('MZ\u0090 this is a program');
    const tails = [jpeg.subarray(0, -2), jpeg.subarray(0, 60)];
    for (const bytes of [program, Buffer.from('<svg onload="x"/>'), jpeg.subarray(0, 3), png.subarray(0, 8), ...tails])
      expect(refusalOf(asBase64(bytes))).toEqual(refused(/not a picture/));
    for (const bytes of [png.subarray(0, -12), png.subarray(0, 40)])
      expect(refusalOf(asBase64(bytes))).toEqual(refused(/damaged/));
    for (const text of ['', '====', 'not base64!', 'A', 'data:image/png;base64,', 'data:text/html;base64,AAAA'])
      expect(refusalOf(text)).toEqual(refused(/not a picture/));
  });

  it('is refused where its first bytes are another type than it says', () => {
    expect(refusalOf(`data:image/png;base64,${asBase64(makeJpeg())}`)).toEqual(refused(/not a picture/));
    expect(refusalOf(`data:image/jpeg;base64,${asBase64(makePng(1))}`)).toEqual(refused(/not a picture/));
  });

  it('is refused as a picture of another kind', () => {
    expect(refusalOf(`data:image/gif;base64,${asBase64(Buffer.from('GIF89a'))}`)).toEqual(refused(/Only png, jpeg, jpg/));
  });

  it('is no bomb: a few bytes that say they are more pixels than any screen, or none, are not unpacked', () => {
    const sized = (width: number, height: number) => {
      const png = makePng(1);
      png.writeUInt32BE(width, 16);
      png.writeUInt32BE(height, 20);
      // The checksum of the header, which is 17 bytes with its name.
      png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
      return png;
    };
    expect(read(sized(8_000, 5_000)).mediaType).toBe('image/png');
    for (const bomb of [sized(8_000, 5_001), sized(60_000, 60_000), sized(4_294_967_295, 4_294_967_295)])
      expect(refusalOf(asBase64(bomb))).toEqual(refused(/more than 40 million pixels/));
    for (const none of [sized(0, 10), sized(10, 0)]) expect(refusalOf(asBase64(none))).toEqual(refused(/not a picture/));
    const frame = (height: number, width: number) => {
      const payload = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
      payload.writeUInt16BE(height, 1);
      payload.writeUInt16BE(width, 3);
      return segment(0xc2, payload);
    };
    expect(refusalOf(asBase64(makeJpeg([frame(65_535, 65_535)])))).toEqual(refused(/more than 40 million pixels/));
    expect(refusalOf(asBase64(makeJpeg([frame(0, 65_535)])))).toEqual(refused(/not a picture/));
  });

  const flipped = (at: number) => {
    const png = makePng(200, [['gAMA', Buffer.from([0, 0, 177, 143])]]);
    png[at] = (png[at] ?? 0) ^ 1;
    return png;
  };
  it.each([
    ['the checksum of its header', flipped(29)],
    ['its header', flipped(24)],
    ['another chunk', flipped(42)],
    ['its picture', flipped(makePng(200).length - 12 - 8)],
    ['the checksum of its picture', flipped(makePng(200).length + 16 - 12 - 1)],
    ['the checksum of its end', flipped(makePng(200).length + 16 - 1)],
  ])('is refused where %s has changed on its way', (_what, png) => {
    expect(refusalOf(asBase64(png))).toEqual(refused(/damaged/));
  });

  it('is refused where a PNG ends without a picture', () => {
    const png = makePng(1);
    const header = png.subarray(0, 33);
    expect(refusalOf(asBase64(Buffer.concat([header, png.subarray(-12)])))).toEqual(refused(/damaged/));
  });

  it('is at most 3 MB', () => {
    const filled = (size: number) => makePng(1, [['tEXt', Buffer.alloc(size - makePng(1).length - 12)]]);
    expect(read(filled(threeMb)).mediaType).toBe('image/png');
    expect(refusalOf(asBase64(filled(threeMb + 1)))).toEqual(refused(/larger than 3 MB/));
  });

  it('never fails in another way, whatever is sent', () => {
    const nearly = fc.oneof(
      fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
      fc.tuple(fc.nat(300), fc.nat(255)).map(([at, value]) => {
        const bytes = makeJpeg([segment(0xe1, makeExif(6, true))]);
        bytes[at % bytes.length] = value;
        return bytes;
      }),
      fc.tuple(fc.nat(100), fc.nat(255)).map(([at, value]) => {
        const bytes = makePng(1);
        bytes[at % bytes.length] = value;
        return bytes;
      }),
    );
    fc.assert(
      fc.property(nearly, (bytes) => {
        const outcome = refusalOf(asBase64(bytes));
        expect(outcome === 'taken' || (outcome as { code: number }).code === 422).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a photo says besides its picture', () => {
  const place = 'GPS 13.7466 100.5347';

  it('is taken out of a JPEG: place, comment, thumbnail, and what stands behind its end', () => {
    const bytes = makeJpeg(
      [
        segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
        segment(0xe1, makeExif(1, false)),
        segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${place}</x>`)),
        segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), randomBytes(20)])),
        segment(0xe2, Buffer.from(`MPF\0${place}`)),
        segment(0xed, Buffer.from(`Photoshop 3.0\0${place}`)),
        segment(0xfe, Buffer.from(place)),
      ],
      Buffer.from(`a film taken at ${place}`),
    );
    const { content } = read(bytes);
    expect(content.includes(place)).toBe(false);
    expect(content.includes('Photoshop')).toBe(false);
    expect(content.includes(jpegPicture)).toBe(true);
    expect(content.includes('ICC_PROFILE')).toBe(true);
    expect(content.includes('JFIF')).toBe(true);
    expect(content.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  it.each([
    [6, true],
    [3, false],
    [8, true],
  ])('leaves how it was held (%i), so that it does not lie on its side', (orientation, isLittleEndian) => {
    const { content } = read(makeJpeg([segment(0xe1, makeExif(orientation, isLittleEndian))]));
    const [exif] = (readJpegSegments(content) ?? []).filter(({ marker }) => marker === 0xe1);
    expect(readOrientation(exif?.payload ?? Buffer.alloc(0))).toBe(orientation);
    expect(content.includes(place)).toBe(false);
    expect(exif?.bytes.length).toBeLessThan(50);
  });

  it('is taken out of a PNG', () => {
    const more = [
      ['gAMA', Buffer.from([0, 0, 0xb1, 0x8f])],
      ['tEXt', Buffer.from(`Location\0${place}`)],
      ['iTXt', Buffer.from(`XML:com.adobe.xmp\0${place}`)],
      ['eXIf', makeExif(1, false)],
      ['tIME', Buffer.alloc(7)],
    ] as const;
    const { content } = read(Buffer.concat([makePng(9, more), Buffer.from(`behind its end: ${place}`)]));
    expect(content).toEqual(makePng(9, more.slice(0, 1)));
  });

  it('is not there twice over: a photo that was read stays as it is', () => {
    for (const bytes of [makeJpeg([segment(0xe1, makeExif(6, true))]), makePng(3)]) {
      const once = read(bytes).content;
      expect(read(once).content).toEqual(once);
    }
  });
});
