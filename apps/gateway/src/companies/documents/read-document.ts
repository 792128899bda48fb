import { isBase64 } from '../../http/fields/is-base64.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { countPixels, mostPixels } from '../../storage/metadata/pixel-size.ts';
import { isWholePicture } from '../../storage/metadata/whole-picture.ts';
import type { StoredMediaType } from '../../storage/object-key.ts';
import { documentTexts } from './texts.ts';

/** A decoded document, ready to be stored. */
export interface ReceivedDocument {
  readonly content: Buffer;
  readonly mediaType: StoredMediaType;
}

const largestBytes = 5 * 1_048_576;
const starts: readonly (readonly [StoredMediaType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/**
 * Reads a document from base64, bare or as a `data:` URL. Its first bytes determine the media type; the sender's own statement is
 * ignored.
 *
 * @throws {BusinessRefusal} 422 at `fileBase64`.
 */
export function readDocument(text: string): ReceivedDocument {
  const refuse = (reason: 'notAFile' | 'damaged' | 'tooLarge' | 'tooManyPixels') =>
    new BusinessRefusal({ code: 422, field: 'fileBase64', text: documentTexts[reason] });
  const encoded = text.replace(/^data:[a-z0-9.+/-]{1,60};base64,/i, '').replace(/\s+/g, '');
  if (encoded === '' || encoded.length % 4 === 1 || !isBase64(encoded)) throw refuse('notAFile');
  const content = Buffer.from(encoded, 'base64');
  if (content.length > largestBytes) throw refuse('tooLarge');
  const known = starts.find(([, start]) => start.every((byte, index) => content[index] === byte));
  if (known === undefined) throw refuse('notAFile');
  const [mediaType] = known;
  if (mediaType === 'image/png' || mediaType === 'image/jpeg') {
    const pixels = countPixels(content, mediaType);
    if (pixels === undefined) throw refuse('notAFile');
    if (pixels > mostPixels) throw refuse('tooManyPixels');
    if (!isWholePicture(content, mediaType)) throw refuse('damaged');
  }
  return { content, mediaType };
}
