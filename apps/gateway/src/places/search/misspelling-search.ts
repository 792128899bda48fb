import { type CountEdits, createEditCounter } from './edit-distance.ts';
import type { IndexedPlace } from './search-index.ts';

/** Below this length one wrong letter makes another word. */
const shortestMisspelt = 4;
const shortestTwiceMisspelt = 10;
const longestQuery = 40;

export interface Misspelt {
  readonly indexed: IndexedPlace;
  readonly edits: number;
  /** Whether the name begins so, and not only one of its words. */
  readonly isWholeName: boolean;
}

/** The end of a name from one of its words on. */
interface NameEnd {
  readonly text: string;
  readonly uses: readonly { readonly indexed: IndexedPlace; readonly isWholeName: boolean }[];
}

/** Which letters occur, one bit for each of 32 classes: a cheap way to tell that two texts cannot be alike. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function collectNameEnds(index: readonly IndexedPlace[]): readonly NameEnd[] {
  const uses = new Map<string, { indexed: IndexedPlace; isWholeName: boolean }[]>();
  for (const indexed of index) {
    for (const key of [...indexed.written, ...indexed.sounding]) {
      for (const start of key.starts) {
        const text = key.text.slice(start, start + longestQuery);
        const known = uses.get(text);
        if (known === undefined) uses.set(text, [{ indexed, isWholeName: start === 0 }]);
        else known.push({ indexed, isWholeName: start === 0 });
      }
    }
  }
  return [...uses].map(([text, places]) => ({ text, uses: places }));
}

/** Finds names that begin like a text but for a wrong letter, or two in a long text. */
export function createMisspellingSearch(index: readonly IndexedPlace[]): (query: string) => readonly Misspelt[] {
  const ends = collectNameEnds(index);
  const countEdits: CountEdits = createEditCounter(longestQuery);
  /** For each length of prefix that was asked for: the letters in it, name end by name end. */
  const lettersByLength = new Map<number, Int32Array>();

  function lettersOfPrefixes(length: number): Int32Array {
    const known = lettersByLength.get(length);
    if (known !== undefined) return known;
    const letters = Int32Array.from(ends, ({ text }) => lettersOf(text.slice(0, length)));
    lettersByLength.set(length, letters);
    return letters;
  }

  return (whole) => {
    const query = whole.slice(0, longestQuery);
    if (query.length < shortestMisspelt) return [];
    const most = query.length >= shortestTwiceMisspelt ? 2 : 1;
    const wanted = lettersOf(query);
    const letters = lettersOfPrefixes(query.length + most);
    const found: Misspelt[] = [];
    for (const [at, { text, uses }] of ends.entries()) {
      if (text.length < query.length - most || countBits(wanted & ~(letters[at] ?? 0)) > most) continue;
      const edits = countEdits(query, text, most);
      if (edits <= most) for (const use of uses) found.push({ ...use, edits });
    }
    return found;
  };
}
