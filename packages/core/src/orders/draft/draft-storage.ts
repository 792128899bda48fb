import { type ExpiringStorage, privatePrefix } from '../../basics/storage/private-storage.ts';
import type { OrderDraft } from './draft.ts';

/** Goes up when a draft of before can no longer be read. */
const version = 2;

/** Days without a change after which a draft is forgotten. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Whose draft it is within its channel: the user's id, or what the partner calls its guest; null: a visitor's, who may still sign in. */
export type DraftOwner = string | null;

/** Partners and the portal share a browser, never a draft. */
export const draftKey = (channel: string): string => `${privatePrefix}draft.${channel}`;

/** A private storage gives back what this program has put there and nothing else, so the version says all about its form. */
interface StoredDraft {
  readonly version: number;
  readonly owner: DraftOwner;
  readonly draft: OrderDraft;
}

/** A field that the program has learnt since begins empty, and nobody waits any more for a step that was requested before. */
const takeUp = ({ stops, step, ...rest }: OrderDraft, empty: OrderDraft): OrderDraft => ({
  ...empty,
  ...rest,
  stops: stops.map((stop) => ({ ...empty.stops[0], ...stop })),
  step: { ...step, requestStep: step.currentStep, reqComplete: false },
});

export interface DraftStorage {
  /**
   * What this person may see: the own draft, or one that a visitor left, which becomes theirs. Another person's is removed, and stays hidden
   * from a visitor. Null when there is nothing.
   */
  load(owner: DraftOwner, empty: OrderDraft): Promise<OrderDraft | null>;
  /** Never rejects; nor does `drop`. */
  save(owner: DraftOwner, draft: OrderDraft): Promise<void>;
  drop(): Promise<void>;
}

/** The draft of one channel between visits; `onError` hears what the storage refuses. */
export const createDraftStorage = (
  storage: ExpiringStorage,
  channel: string,
  onError: (error: unknown) => void = () => undefined,
): DraftStorage => {
  const key = draftKey(channel);

  const attempt = async <T>(act: () => Promise<T>): Promise<T | null> => {
    try {
      return await act();
    } catch (error) {
      onError(error);
      return null;
    }
  };
  const save = async (owner: DraftOwner, draft: OrderDraft) => {
    await attempt(() => storage.set(key, JSON.stringify({ version, owner, draft }), maxAgeMs));
  };
  const drop = async () => {
    await attempt(() => storage.remove(key));
  };

  return {
    load: (owner, empty) =>
      attempt(async () => {
        const stored: StoredDraft | null = JSON.parse((await storage.get(key)) ?? 'null');
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
