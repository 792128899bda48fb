import { type IndexedPlace, keyOf, type SearchKey, separateLeadingWord } from './search-index.ts';
import { foldWords, soundOf } from './text/fold.ts';
import { spellOut } from './text/spell-out.ts';

/** The query in both spellings of the index. */
export interface FoldedQuery {
  readonly written: string;
  readonly writtenWords: readonly string[];
  readonly sounding: string;
  readonly soundingWords: readonly string[];
}

export function foldQuery(query: string): FoldedQuery {
  const writtenWords = foldWords(separateLeadingWord(spellOut(query.trim())));
  const soundingWords = writtenWords.map(soundOf);
  return {
    written: keyOf(writtenWords).text,
    writtenWords,
    sounding: keyOf(soundingWords).text,
    soundingWords,
  };
}

/** How well a name matches a query, best first; a fraction of 0.5 means that only the sound matches. */
export const quality = { exact: 0, prefix: 1, wholeName: 1.2, wordPrefix: 2, everyWord: 3, within: 4, none: 99 } as const;
const onlySounding = 0.5;

/**
 * "สุขุมวิท 5" is not "สุขุมวิท 55": a name whose number continues ranks after names with the whole number, but may still be
 * meant.
 */
const numberGoesOn = 2.5;
const isDigit = (character: string | undefined) => character !== undefined && character >= '0' && character <= '9';
const cutsNumber = (text: string, end: number) => isDigit(text[end - 1]) && isDigit(text[end]);

function startsAtWord({ text, starts }: SearchKey, word: string): boolean {
  return starts.some((start) => text.startsWith(word, start) && !cutsNumber(text, start + word.length));
}

function matchAt(key: SearchKey, at: number, length: number): number {
  const end = at + length;
  const cut = cutsNumber(key.text, end) ? numberGoesOn : 0;
  if (at === 0) return end === key.text.length ? quality.exact : quality.prefix + cut;
  if (!key.starts.includes(at)) return quality.within + cut;
  return end === key.text.length ? quality.wholeName : quality.wordPrefix + cut;
}

function directMatch(keys: readonly SearchKey[], query: string, words: readonly string[]): number {
  let best: number = quality.none;
  for (const key of keys) {
    for (let at = key.text.indexOf(query); at >= 0; at = key.text.indexOf(query, at + 1)) {
      best = Math.min(best, matchAt(key, at, query.length));
    }
    if (best > quality.everyWord && words.length > 1 && words.every((word) => startsAtWord(key, word))) best = quality.everyWord;
  }
  return best;
}

/** How well a place matches a query, ignoring misspellings. */
export function matchDirectly({ written, sounding }: IndexedPlace, query: FoldedQuery): number {
  const asWritten = directMatch(written, query.written, query.writtenWords);
  if (asWritten < quality.prefix) return asWritten;
  const heard = Math.min(
    directMatch(sounding, query.sounding, query.soundingWords),
    query.sounding === query.written ? quality.none : directMatch(written, query.sounding, query.soundingWords),
  );
  return Math.min(asWritten, heard + onlySounding);
}
