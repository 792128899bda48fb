import { foldWords, soundOf } from './fold.ts';
import { type IndexedPlace, keyOf, type SearchKey, separateLeadingWord } from './search-index.ts';

/** The query in the two spellings that the index has. */
export interface FoldedQuery {
  readonly written: string;
  readonly writtenWords: readonly string[];
  readonly sounding: string;
  readonly soundingWords: readonly string[];
}

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/(^|\s)รพ\.?\s*/g, '$1โรงพยาบาล '],
  [/(^|\s)ม\.\s*/g, '$1มหาวิทยาลัย '],
  [/(^|\s)รร\.?\s*/g, '$1โรงเรียน '],
  [/(^|\s)กทม\.?/g, '$1กรุงเทพมหานคร'],
];

export function foldQuery(query: string): FoldedQuery {
  const spelledOut = abbreviations.reduce((text, [short, long]) => text.replace(short, long), query.trim());
  const writtenWords = foldWords(separateLeadingWord(spelledOut));
  const soundingWords = writtenWords.map(soundOf);
  return {
    written: keyOf(writtenWords).text,
    writtenWords,
    sounding: keyOf(soundingWords).text,
    soundingWords,
  };
}

/** How well a name answers a query, best first; a number in between says that only the sound agrees. */
export const quality = { exact: 0, prefix: 1, wordPrefix: 2, everyWord: 3, within: 4, none: 99 } as const;
const onlySounding = 0.5;

function startsAtWord(key: SearchKey, word: string): boolean {
  return key.starts.some((start) => key.text.startsWith(word, start));
}

function directMatch(keys: readonly SearchKey[], query: string, words: readonly string[]): number {
  let best: number = quality.none;
  for (const key of keys) {
    const at = key.text.indexOf(query);
    if (at === 0) {
      if (key.text.length === query.length) return quality.exact;
      best = Math.min(best, quality.prefix);
    } else if (best > quality.wordPrefix && at > 0) {
      best = Math.min(best, startsAtWord(key, query) ? quality.wordPrefix : quality.within);
    } else if (best > quality.everyWord && words.length > 1 && words.every((word) => startsAtWord(key, word))) {
      best = quality.everyWord;
    }
  }
  return best;
}

/** The quality of a place for a query, without regard to misspellings. */
export function matchDirectly({ written, sounding }: IndexedPlace, query: FoldedQuery): number {
  const asWritten = directMatch(written, query.written, query.writtenWords);
  if (asWritten < quality.prefix) return asWritten;
  const heard = Math.min(
    directMatch(sounding, query.sounding, query.soundingWords),
    query.sounding === query.written ? quality.none : directMatch(written, query.sounding, query.soundingWords),
  );
  return Math.min(asWritten, heard + onlySounding);
}
