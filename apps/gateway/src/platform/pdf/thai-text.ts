import type { Script } from './fonts.ts';

/** A run of text in one font file. */
export interface TextRun {
  readonly script: Script;
  readonly text: string;
  /** Of sara am: alone (`whole`), or after a tone mark and written in two letters (`split`). */
  readonly form?: 'whole' | 'split';
}

/** Sara am written in two letters, as some keyboards do. */
const splitSaraAm = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/g;
/**
 * Sara am after a tone mark: its ring belongs below the tone mark, so it is written in two letters. Without one the letter's own glyph
 * is right, and only that can be found and copied as the letter that it is.
 */
const runs =
  /[\u0e01-\u0e2e]?[\u0e48-\u0e4b]\u0e33|\u0e33|(?:(?![\u0e01-\u0e2e]?[\u0e48-\u0e4b]\u0e33|\u0e33)[\u0e00-\u0e7f])+|[^\u0e00-\u0e7f]+/g;
/** Controls, and marks that only say how others are written: joiners, directions, variants. */
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const unknown = /[^\u0020-\u00ff\u0e00-\u0e7f\u2013\u2014\u2018-\u201d\u2022\u2026\u2212]/gu;

const toRun = (part: string): TextRun => {
  if (!/^[\u0e00-\u0e7f]/.test(part)) return { script: 'latin', text: part };
  if (part === '\u0e33') return { script: 'thai', text: part, form: 'whole' };
  if (!part.endsWith('\u0e33')) return { script: 'thai', text: part };
  return { script: 'thai', form: 'split', text: `${part.slice(0, -2)}\u0e4d${part.slice(-2, -1)}\u0e32` };
};

/** A text with the characters that the font files have; all others become question marks. */
const cleaned = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(splitSaraAm, '$1\u0e33').replace(unknown, '?');

/** Splits a text into runs for the Thai and the Latin font file. */
export const toRuns = (text: string): readonly TextRun[] => (cleaned(text).match(runs) ?? []).map(toRun);

const words = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Breaks a text into lines at word boundaries, also in Thai without spaces; a word wider than a line is broken between letters.
 *
 * @param widthOf width of a text, in the unit of `width`.
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (widthOf(paragraph) <= width) return [paragraph.trimEnd()];
    const lines: string[] = [];
    let line = '';
    for (const segment of segmentsOf(paragraph, (text) => widthOf(text) < width * wholeShare)) {
      if (widthOf(line + segment) <= width) {
        line += segment;
        continue;
      }
      if (line.trim() !== '') lines.push(line.trimEnd());
      const [full, rest] = breakWord(segment.trimStart(), width, widthOf);
      lines.push(...full);
      line = rest;
    }
    return [...lines, line.trimEnd()];
  });
}

/** A phrase up to this share of a line stays whole: Thai puts spaces between phrases, such as the parts of an address. */
const wholeShare = 0.4;

const segmentsOf = (paragraph: string, isShort: (text: string) => boolean): readonly string[] =>
  (paragraph.match(/\s+|\S+/g) ?? []).flatMap((phrase) =>
    isShort(phrase) ? [phrase] : [...words.segment(phrase)].map(({ segment }) => segment),
  );

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** The pieces of a word that fill lines, and the rest for the next line. */
function breakWord(word: string, width: number, widthOf: (text: string) => number): readonly [readonly string[], string] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [pieces, piece];
}
