import type { PlaceNames } from '@songwai/core/places/paste/paste';
import type { PlaceEntry, PlaceSource } from '../gazetteer/place-entry.ts';
import { separateLeadingWord } from '../search/search-index.ts';
import { foldWords } from '../search/text/fold.ts';
import { spellOut } from '../search/text/spell-out.ts';

/** Letters from which on a name is a place's rather than a word's or a person's; stops and shops are called like anything. */
const leastLength: Readonly<Record<PlaceSource, number>> = {
  landmark: 4,
  station: 4,
  district: 4,
  subdistrict: 4,
  street: 4,
  stop: 7,
  point: 7,
};
/** Fewer letters begin too many names. */
const leastBegun = 8;
const onlyDigits = /^\d+$/;

const wordsOf = (name: string) => foldWords(separateLeadingWord(spellOut(name)));

/** The names of the gazetteer's places, so that a pasted "สีลมคอมเพล็กซ์ ชั้น 12" is read as a place without a word for one. */
export function createKnownNames(places: readonly PlaceEntry[]): PlaceNames {
  const known = new Set<string>();
  for (const { source, th, en, aliases } of places) {
    const least = leastLength[source];
    for (const name of [th, en, ...aliases]) {
      const words = wordsOf(name);
      // "เทอร์มินอล 21", of which there are three.
      const begun = source === 'landmark' && words.length > 2 ? words.slice(0, -1).join('') : '';
      if (begun.length >= leastBegun) known.add(begun);
      for (const text of [words.join(''), words.slice(1).join('')])
        if (text.length >= least && !onlyDigits.test(text)) known.add(text);
    }
  }
  return { has: (text) => known.has(wordsOf(text).join('')) };
}
