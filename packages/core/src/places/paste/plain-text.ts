import type { Span } from './paste.ts';

/** A pasted text in plain characters, each of which knows where it came from. */
export interface PlainText {
  readonly text: string;
  /** The part of the pasted text that a part of the plain text was made from. */
  spanOf(start: number, end: number): Span;
}

interface Piece {
  readonly plain: string;
  readonly length: number;
}

/** Zero-width characters, marks of direction, variation selectors, soft hyphens. */
const invisible = /^(?:[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\r]|[\ufe00-\ufe0f])/;
const picture = /^(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}])/u;
/** ①: numbers of lists. */
const firstCircled = 0x2460;

const simple: readonly (readonly [RegExp, (found: string) => string])[] = [
  [invisible, () => ''],
  [/^\u0e4d\u0e32/, () => '\u0e33'],
  [/^\u0e40\u0e40/, () => '\u0e41'],
  [/^[๐-๙]/, (digit) => String(digit.charCodeAt(0) - 0x0e50)],
  [/^[\uff01-\uff5e]/, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)],
  [/^[\u2460-\u2473]/, (circled) => `${circled.charCodeAt(0) - firstCircled + 1})`],
  [/^\u20e3/, () => ')'],
  [/^[\u2028\u2029\u0085]/, () => '\n'],
  [/^[\u2010-\u2015\u2212\ufe58\ufe63]/, () => '-'],
  [/^[\u2018\u2019\u02bc]/, () => "'"],
  [/^[\u201c\u201d]/, () => '"'],
  [/^[^\S\n\t]/, () => ' '],
];

function pieceAt(source: string, at: number): Piece {
  const code = source.codePointAt(at) ?? 0;
  if (code < 0x80 && code !== 0x0d) return { plain: source[at] ?? '', length: 1 };
  const ahead = source.slice(at, at + 2);
  for (const [pattern, toPlain] of simple) {
    const found = pattern.exec(ahead)?.[0];
    if (found !== undefined) return { plain: toPlain(found), length: found.length };
  }
  const character = String.fromCodePoint(code);
  return { plain: picture.test(character) ? ' ' : character, length: character.length };
}

/**
 * Makes a pasted text plain: Thai and full-width digits become 0-9, dashes, quotation marks and spaces those of ASCII, emoji a space;
 * invisible characters go, because Thai texts from the web have one between any two words.
 */
export function toPlainText(source: string): PlainText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < source.length; ) {
    const { plain, length } = pieceAt(source, at);
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(at);
      ends.push(at + length);
    }
    at += length;
  }
  return {
    text,
    spanOf: (start, end) => ({ start: starts[start] ?? source.length, end: ends[end - 1] ?? source.length }),
  };
}
