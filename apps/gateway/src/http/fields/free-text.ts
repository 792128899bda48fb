import { stripEmoji, withoutEmoji } from '@songwai/core/validation/fields/emoji';
import anyAscii from 'any-ascii';
import { UnusableFieldError } from './normalise-fields.ts';

/**
 * Fields that stay exactly as sent, or are refused: a changed character would change the meaning (a key, a sign-in name), or move what
 * is read from a pasted text.
 */
const verbatim = /(?:password|email|username|token|secret|url|origins?|code|guid|base64|pasted)$/i;

/** Longer than any free text of the public calls: such a text is refused before it is rewritten, which takes a while. */
const longestText = 10_000;

const isPlain = (text: string): boolean => /^[\p{ASCII}\u0e00-\u0e7f]*$/u.test(text);

/**
 * A text as drivers' phones and printed slips can show it: Thai, basic ASCII and white space (spec §5). Emoji are removed.
 * Letters, digits and marks of other scripts are transliterated to ASCII, so that a name stays readable: José becomes Jose, 李明
 * becomes LiMing.
 */
export function plainText(text: string): string {
  if (isPlain(text)) return text;
  const written = withoutEmoji(text).replace(/[^\s\u0e00-\u0e7f\u0020-\u007e]/gu, (sign) =>
    /[\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}]/u.test(sign) ? anyAscii(sign.normalize('NFKC')) : '',
  );
  return stripEmoji(written).replace(/ {2,}/g, ' ').trim();
}

/** Texts of administrators are read on screens, so only emoji are removed. */
const adminText = (text: string): string => (isPlain(text) ? text : withoutEmoji(text).replace(/ {2,}/g, ' ').trim());

/**
 * Reads the texts of a call by field. All are free texts except those that match `verbatim`, so that no new field is forgotten.
 * The function throws {UnusableFieldError} for a text of the public that is longer than any may be.
 */
export const readTextOf =
  (writer: 'public' | 'office') =>
  (text: string, field: string): string => {
    if (verbatim.test(field)) return text;
    if (writer === 'office') return adminText(text);
    if (text.length > longestText) throw new UnusableFieldError(field);
    return plainText(text);
  };
