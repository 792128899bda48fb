import { photoSignature } from '@songwai/core/validation/photos/photo-signature';
import { addedPhotos } from '@songwai/core/validation/photos/photos';
import { isBase64 } from '../http/fields/is-base64.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { countPixels, mostPixels } from './metadata/pixel-size.ts';
import { stripJpeg } from './metadata/strip-jpeg.ts';
import { stripPng } from './metadata/strip-png.ts';
import { isWholePicture } from './metadata/whole-picture.ts';
import { storageTexts } from './texts.ts';

/** A photo that may be stored: its type is verified and its metadata removed. */
export interface Photo {
  readonly content: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/png';
}

const dataUrl = /^data:([a-z0-9.+/-]{1,60});base64,/i;
/** The signatures of picture formats. */
const firstBytes = 16;

const known = { 'image/jpeg': stripJpeg, 'image/png': stripPng } as const;

const isPhotoType = (type: string): type is keyof typeof known => type in known;

/** The type according to a picture's first bytes, where the sender states none. */
const typeByContent = (bytes: Buffer): string =>
  Object.keys(known).find((type) => photoSignature(type, bytes.subarray(0, firstBytes)).ok) ?? 'application/octet-stream';

/**
 * Reads a photo from base64, bare or as a `data:` URL. At most 3 MB and 40 megapixels, PNG or JPEG, and its first bytes must match its type
 * (spec §5, decisions "Photos"). Removes the metadata.
 *
 * @param field the field of the request.
 * @throws {BusinessRefusal} 422 at that field.
 */
export function readPhoto(text: string, field: string): Photo {
  const refuse = (code: keyof typeof storageTexts): BusinessRefusal =>
    new BusinessRefusal({ code: 422, field, text: storageTexts[code] });

  const declared = dataUrl.exec(text);
  const encoded = text.slice(declared?.[0].length ?? 0).replace(/\s+/g, '');
  if (encoded === '' || encoded.length % 4 === 1 || !isBase64(encoded)) throw refuse('notAnImage');
  const bytes = Buffer.from(encoded, 'base64');
  const declaredType = declared?.[1]?.toLowerCase();
  const type = declaredType === 'image/jpg' ? 'image/jpeg' : (declaredType ?? typeByContent(bytes));

  const allowed = addedPhotos(0, [{ sizeBytes: bytes.length, type }]);
  if (!allowed.ok) {
    const { code } = allowed.error;
    throw refuse(code === 'photoTooLarge' || code === 'photoTypeUnsupported' ? code : 'notAnImage');
  }
  if (!isPhotoType(type) || !photoSignature(type, bytes.subarray(0, firstBytes)).ok) throw refuse('notAnImage');
  const pixels = countPixels(bytes, type);
  if (pixels === undefined) throw refuse('notAnImage');
  if (pixels > mostPixels) throw refuse('tooManyPixels');
  if (!isWholePicture(bytes, type)) throw refuse('damaged');
  const content = known[type](bytes);
  if (content === undefined) throw refuse('notAnImage');
  return { content, mediaType: type };
}
