import MiniSearch from 'minisearch';
import type { FoldedQuery } from '../match.ts';
import type { IndexedPlace, SearchKey } from '../search-index.ts';

const gramLength = 3;
const wordBegins = '^';
/** Places added at a time before other requests get a turn. */
const chunkSize = 100;

function* gramsOf(text: string): Generator<string> {
  for (let at = 0; at + gramLength <= text.length; at += 1) yield text.slice(at, at + gramLength);
}

/** Beginnings of words are separate terms, so that the first two typed letters already find places. */
function* beginningsOf({ text, starts }: SearchKey): Generator<string> {
  for (const start of starts) {
    yield wordBegins + text.slice(start, start + 1);
    yield wordBegins + text.slice(start, start + 2);
  }
}

function termsOfPlace({ written, sounding }: IndexedPlace): readonly string[] {
  const terms = new Set<string>();
  for (const key of [...written, ...sounding]) {
    for (const term of beginningsOf(key)) terms.add(term);
    for (const term of gramsOf(key.text)) terms.add(term);
  }
  return [...terms];
}

const termsOfWord = (word: string): readonly string[] => (word.length < gramLength ? [wordBegins + word] : [...gramsOf(word)]);

/** A place that may match, with the share of the query's letters that it contains. */
export interface Candidate {
  readonly indexed: IndexedPlace;
  readonly share: number;
}

export interface GramIndex {
  /** Places that contain all letters of the query's words, in any order. */
  findAll(query: FoldedQuery): readonly IndexedPlace[];
  /** Places that contain most of them, the best first. */
  findSome(query: FoldedQuery): readonly Candidate[];
}

interface Document {
  readonly id: number;
  readonly terms: readonly string[];
}

/** The rarest terms of a query select nearly as well as all of them, and are much faster to look up. */
const tellingTerms = { all: 5, some: 12 } as const;

/** For each term the positions of the documents with it, ascending. */
function listUses(documents: readonly Document[]): ReadonlyMap<string, readonly number[]> {
  const uses = new Map<string, number[]>();
  for (const [position, { terms }] of documents.entries())
    for (const term of terms) {
      const positions = uses.get(term);
      if (positions === undefined) uses.set(term, [position]);
      else positions.push(position);
    }
  return uses;
}

/** What two ascending lists share. */
function intersect(one: readonly number[], other: readonly number[]): readonly number[] {
  let at = 0;
  return one.filter((position) => {
    for (let next = other[at]; next !== undefined && next < position; next = other[at]) at += 1;
    return other[at] === position;
  });
}

/** MiniSearch splits texts into words; ours are already split into terms. */
const separator = ' ';

/**
 * Builds an index that finds candidates by groups of three letters: it needs no word boundaries, which Thai lacks, and tolerates
 * a wrong letter.
 */
export async function createGramIndex(places: readonly IndexedPlace[]): Promise<GramIndex> {
  const index = new MiniSearch<Document>({
    fields: ['terms'],
    extractField: (document, field) => (field === 'id' ? document.id : document.terms.join(separator)),
    tokenize: (text) => text.split(separator),
    processTerm: (term) => term,
  });
  const documents = places.map((place, id) => ({ id, terms: termsOfPlace(place) }));
  // Among places with the same letters, those with the fewest others fit best.
  const byLength = documents.toSorted((one, other) => one.terms.length - other.terms.length);
  const uses = listUses(byLength);
  await index.addAllAsync(documents, { chunkSize });

  /** The rarest first. */
  function rarestOf(words: readonly string[], most: number): readonly string[] {
    const countUses = (term: string) => uses.get(term)?.length ?? 0;
    return [...new Set(words.flatMap(termsOfWord))].sort((one, other) => countUses(one) - countUses(other)).slice(0, most);
  }

  /** Those with all of the terms differ in nothing but their length, so they need no ranking. */
  function positionsWithAll(words: readonly string[]): readonly number[] {
    const [rarest, ...others] = rarestOf(words, tellingTerms.all).map((term) => uses.get(term) ?? []);
    return others.reduce(intersect, rarest ?? []);
  }

  return {
    findAll: ({ writtenWords, soundingWords, written, sounding }) => {
      const asWritten = positionsWithAll(writtenWords);
      const heard = sounding === written ? [] : positionsWithAll(soundingWords);
      return [...new Set([...asWritten, ...heard])].flatMap((position) => places[byLength[position]?.id ?? -1] ?? []);
    },
    findSome: ({ sounding }) => {
      const terms = rarestOf([sounding], tellingTerms.some);
      return index.search(terms.join(separator)).flatMap(({ id, queryTerms }) => {
        const indexed = places[Number(id)];
        return indexed === undefined ? [] : [{ indexed, share: queryTerms.length / terms.length }];
      });
    },
  };
}
