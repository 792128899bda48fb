import { cleanText } from '@songwai/core/basics/text/clean-text';
import { type Metadata, type MetadataFault, metadataFaultOf, metadataLimits } from '@songwai/core/validation/orders/metadata';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';

const { keys, keyCharacters, valueCharacters, bytes } = metadataLimits;

const texts: Readonly<Record<MetadataFault['reason'], LocalText>> = {
  tooMany: { th: `metadata มีได้ไม่เกิน ${keys} คีย์`, en: `Metadata may have at most ${keys} keys.` },
  badKey: {
    th: `คีย์ของ metadata ต้องยาว 1-${keyCharacters} ตัวอักษร และใช้ได้เฉพาะ A-Z a-z 0-9 _ . -`,
    en: `A key of metadata has 1 to ${keyCharacters} characters out of A-Z, a-z, 0-9, _, . and -.`,
  },
  tooLong: {
    th: `ค่าใน metadata ยาวได้ไม่เกิน ${valueCharacters} ตัวอักษร`,
    en: `A value of metadata may have at most ${valueCharacters} characters.`,
  },
  tooLarge: {
    th: `metadata ทั้งหมดรวมกันต้องไม่เกิน ${bytes / 1024} kB`,
    en: `Metadata may have at most ${bytes / 1024} kB altogether.`,
  },
};

/**
 * Checks what a booker noted on a booking for its own use; null without it.
 *
 * @throws {BusinessRefusal} 422 naming `metadata`, or `metadata.<key>` for a value.
 */
export function checkMetadata(given: Metadata | undefined): Metadata | null {
  // A database takes neither the null character nor half a character.
  const metadata = Object.fromEntries(Object.entries(given ?? {}).map(([key, value]) => [key, cleanText(value)]));
  const fault = metadataFaultOf(metadata);
  if (fault) {
    const field = fault.reason === 'tooLong' ? `metadata.${fault.key}` : 'metadata';
    throw new BusinessRefusal({ code: 422, field, text: texts[fault.reason] });
  }
  return Object.keys(metadata).length === 0 ? null : metadata;
}
