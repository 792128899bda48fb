import MiniSearch from 'minisearch';
import type { FoldedQuery } from '../match.ts';
import type { IndexedPlace, SearchKey } from '../search-index.ts';

const gramLength = 3;
const wordBegins = '^';
/** How many places are added at a time before other requests get a turn. */
const chunkSize = 100;

function* gramsOf(text: string): Generator<string> {
  for (let at = 0; at + gramLength <= text.length; at += 1) yield text.slice(at, at + gramLength);
}

/** The beginnings of words stand apart, so that the first two letters typed find something already. */
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

/** A place that may answer, with the share of the query's letters that it holds. */
export interface Candidate {
  readonly indexed: IndexedPlace;
  readonly share: number;
}

export interface GramIndex {
  /** Places that hold all the letters of the query's words, in some order. */
  findAll(query: FoldedQuery): readonly IndexedPlace[];
  /** Places that hold most of them, the likeliest first. */
  findSome(query: FoldedQuery): readonly Candidate[];
}

interface Document {
  readonly id: number;
  readonly terms: readonly string[];
}

/** The rarest terms of a query tell nearly as much as all of them, and are much quicker to look up. */
const tellingTerms = { AND: 5, OR: 12 } as const;

function countUses(documents: readonly Document[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { terms } of documents) for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
  return uses;
}

/** MiniSearch cuts texts at their words; ours are cut already. */
const separator = ' ';

/** Finds candidates by groups of three letters: needs no word borders, which Thai does not write, and survives a wrong letter. */
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
