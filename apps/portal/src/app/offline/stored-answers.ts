import { type ExpiringStorage, privatePrefix } from '@songwai/core/basics/storage/private-storage';
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { parse, stringify } from 'devalue';
import { isStoredKind, latestOfEachKind } from './stored-kinds.ts';

type StoredQuery = DehydratedState['queries'][number];

/** Only this program writes to a private storage, so the version suffices to know the form. */
interface StoredAnswers {
  readonly version: number;
  /** The user's id; null for a visitor. */
  readonly owner: string | null;
  readonly queries: readonly StoredQuery[];
}

/** Increase it when what pages read from an answer changes, so that a new page never reads an old one's. */
const version = 1;
const key = `${privatePrefix}answers`;
/** What nobody has looked at for a month helps nobody. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** The last answers of one user, on the device and encrypted. They go with the user, like everything in this storage. */
export interface AnswerStorage {
  /** Stores what the cache holds of the chosen kinds, beside what was stored before. */
  save(queries: QueryClient, owner: string | null): Promise<void>;
  /** Puts stored answers into the cache, where it has none that are newer. */
  restore(queries: QueryClient, owner: string | null): Promise<void>;
}

/** Why a later try has failed is of no use later, and an error cannot be stored. */
const withoutFailure = ({ state, ...query }: StoredQuery): StoredQuery => ({
  ...query,
  state: { ...state, fetchFailureReason: null },
});

export const createAnswerStorage = (storage: ExpiringStorage): AnswerStorage => {
  const read = async (owner: string | null): Promise<readonly StoredQuery[]> => {
    const text = await storage.get(key);
    if (text === null) return [];
    const stored: StoredAnswers = parse(text);
    return stored.version === version && stored.owner === owner ? stored.queries : [];
  };
  return {
    save: async (queries, owner) => {
      const { queries: present } = dehydrate(queries, {
        shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && isStoredKind(queryKey),
      });
      if (present.length === 0) return;
      const known = new Set(present.map(({ queryHash }) => queryHash));
      const earlier = (await read(owner)).filter(({ queryHash }) => !known.has(queryHash));
      const stored: StoredAnswers = { version, owner, queries: latestOfEachKind([...present.map(withoutFailure), ...earlier]) };
      await storage.set(key, stringify(stored), maxAgeMs);
    },
    restore: async (queries, owner) => hydrate(queries, { queries: [...(await read(owner))], mutations: [] }),
  };
};
