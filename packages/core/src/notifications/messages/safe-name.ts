/** Control characters, breaks of lines, and the invisible ones that turn the direction of text or glue words together. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]+/gu;

/** `https://`, and what mail and chat programs make a link of without it: `evil.example`, but not `trips.xlsx`. */
const scheme = /[a-z][a-z0-9+.-]*:\/+|www\./gi;
const dotInDomain = /(?<=[\p{L}\p{N}])\.(?=(?!(?:xlsx?|csv)\b)[\p{L}\p{M}\p{N}-]{2,})/giu;

/** Cuts a text between what people see as letters: a Thai letter goes with its vowels and tones. */
export function shorten(text: string, most: number, ending = '…'): string {
  if (text.length <= most) return text;
  let short = '';
  for (const { segment } of new Intl.Segmenter('th').segment(text)) {
    if (short.length + segment.length + ending.length > most) break;
    short += segment;
  }
  return `${short.trimEnd()}${ending}`;
}

/**
 * A name that somebody typed, for the inside of a message: one line, at most `most` characters. It can neither begin a header or
 * a line, nor turn the text around it, nor become a link.
 */
export const safeName = (name: string, most: number, ending?: string): string =>
  shorten(
    name
      .toWellFormed()
      .normalize('NFC')
      .replace(unseen, ' ')
      .replace(scheme, ' ')
      .replace(dotInDomain, '. ')
      .replace(/\s+/g, ' ')
      .trim(),
    most,
    ending,
  );
