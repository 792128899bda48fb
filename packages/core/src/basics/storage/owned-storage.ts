import type { ExpiringStorage } from './private-storage.ts';

/**
 * Whose draft it is, within its channel: the user's id, or the partner's id of its guest; null for a visitor, who may still sign
 * in.
 */
export type Owner = string | null;

/** Only this program writes to a private storage, so `version` suffices to know the form. */
interface StoredDraft<Draft> {
  readonly version: number;
  readonly owner: Owner;
  readonly draft: Draft;
}

/** One person's draft between visits. */
export interface OwnedStorage<Draft> {
  /**
   * The draft for this person: their own, or a visitor's, which becomes theirs. Removes another user's draft; for a visitor it
   * only hides it. Null without a draft.
   * @param empty has the fields that were added since
   */
  load(owner: Owner, empty: Draft): Promise<Draft | null>;
  /** Never rejects; nor does `drop`. */
  save(owner: Owner, draft: Draft): Promise<void>;
  drop(): Promise<void>;
}

/** The form of a draft. */
export interface DraftForm<Draft> {
  readonly key: string;
  /** Increase it when older drafts can no longer be read. */
  readonly version: number;
  /** Brings a stored draft up to the present form. */
  readonly takeUp: (stored: Draft, empty: Draft) => Draft;
}

/** A draft expires after seven days without a change (decisions, "Drafts are personal data"). */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Stores the draft of one form with whose it is; `onError` receives errors of the storage. */
export const createOwnedStorage = <Draft>(
  storage: ExpiringStorage,
  { key, version, takeUp }: DraftForm<Draft>,
  onError: (error: unknown) => void = () => undefined,
): OwnedStorage<Draft> => {
  const attempt = async <T>(act: () => Promise<T>): Promise<T | null> => {
    try {
      return await act();
    } catch (error) {
      onError(error);
      return null;
    }
  };
  const save = async (owner: Owner, draft: Draft) => {
    await attempt(() => storage.set(key, JSON.stringify({ version, owner, draft }), maxAgeMs));
  };
  const drop = async () => {
    await attempt(() => storage.remove(key));
  };

  return {
    load: (owner, empty) =>
      attempt(async () => {
        const stored: StoredDraft<Draft> | null = JSON.parse((await storage.get(key)) ?? 'null');
        if (stored?.version !== version) return null;
        const isVisitors = stored.owner === null;
        if (stored.owner !== owner && !isVisitors) {
          if (owner !== null) await drop();
          return null;
        }
        const draft = takeUp(stored.draft, empty);
        if (isVisitors && owner !== null) await save(owner, draft);
        return draft;
      }),
    save,
    drop,
  };
};
