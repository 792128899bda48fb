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
const tellingTerms = { AND: 5, OR: 12 } as const;

function countUses(documents: readonly Document[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { terms } of documents) for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
  return uses;
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
  const uses = countUses(documents);
  await index.addAllAsync(documents, { chunkSize });

  function search(words: readonly string[], combineWith: 'AND' | 'OR'): readonly Candidate[] {
    const all = [...new Set(words.flatMap(termsOfWord))];
    const terms = all.sort((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0)).slice(0, tellingTerms[combineWith]);
    return index.search(terms.join(separator), { combineWith }).flatMap(({ id, queryTerms }) => {
      const indexed = places[Number(id)];
      return indexed === undefined ? [] : [{ indexed, share: queryTerms.length / terms.length }];
    });
  }

  return {
    findAll: ({ writtenWords, soundingWords, written, sounding }) => {
      const asWritten = search(writtenWords, 'AND');
      const heard = sounding === written ? [] : search(soundingWords, 'AND');
      return [...new Set([...asWritten, ...heard].map(({ indexed }) => indexed))];
    },
    findSome: ({ sounding }) => search([sounding], 'OR'),
  };
}
