import type { Script } from './fonts.ts';

/** A run of text in one font file. */
export interface TextRun {
  readonly script: Script;
  readonly text: string;
}

/** Sara am with the tone mark before it: its ring belongs below the tone mark, which the font does not handle. */
const saraAm = /([\u0e48-\u0e4b]?)\u0e33/g;
const runs = /[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g;

/** Splits a text into runs for the Thai and the Latin font file. Characters that neither has become question marks. */
export function toRuns(text: string): readonly TextRun[] {
  const shaped = text
    .normalize('NFC')
    .replace(saraAm, '\u0e4d$1\u0e32')
    .replace(/[^\u0020-\u00ff\u0e00-\u0e7f\u2013\u2014\u2018-\u201d\u2022\u2026]/gu, '?');
  return (shaped.match(runs) ?? []).map((part) => ({ script: /^[\u0e00-\u0e7f]/.test(part) ? 'thai' : 'latin', text: part }));
}

const words = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Breaks a text into lines at word boundaries, also in Thai without spaces; a word wider than a line is broken between letters.
 *
 * @param widthOf width of a text, in the unit of `width`.
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const { segment } of words.segment(paragraph)) {
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
