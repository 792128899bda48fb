import { stripEmoji, withoutEmoji } from '@songwai/core/validation/fields/emoji';
import anyAscii from 'any-ascii';

/** Fields that are stored exactly as sent, or refused: a changed character would mean another thing (a key, a name to sign in with). */
const verbatim = /(?:password|email|username|token|secret|url|origins?|code|guid)$/i;

const isPlain = (text: string): boolean => /^[\p{ASCII}\u0e00-\u0e7f]*$/u.test(text);

/**
 * A text as drivers' phones and printed slips can show it: Thai, basic ASCII and white space (spec §5). Emoji go. Letters, digits and marks of other
 * scripts are written in ASCII, so that a name stays one: José is Jose, 李明 LiMing.
 */
export function plainText(text: string): string {
  if (isPlain(text)) return text;
  const written = withoutEmoji(text).replace(/[^\s\u0e00-\u0e7f\u0020-\u007e]/gu, (sign) =>
    /[\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}]/u.test(sign) ? anyAscii(sign.normalize('NFKC')) : '',
  );
  return stripEmoji(written).replace(/ {2,}/g, ' ').trim();
}

/** What an administrator writes is read on screens: only the emoji go. */
const adminText = (text: string): string => (isPlain(text) ? text : withoutEmoji(text).replace(/ {2,}/g, ' ').trim());

/** How the texts of a call are read, by the field that they stand in: all are free texts but the few that are `verbatim`, so that no field is forgotten. */
export const readTextOf =
  (writer: 'public' | 'office') =>
  (text: string, field: string): string => {
    if (verbatim.test(field)) return text;
    return writer === 'office' ? adminText(text) : plainText(text);
  };
