import { type ExpiringStorage, privatePrefix } from '../../basics/storage/private-storage.ts';
import type { OrderDraft } from './draft.ts';

/** Increase it when older drafts can no longer be read. */
const version = 2;

/** A draft expires after seven days without a change. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Owner of a draft within its channel: the user's id, or the partner's id of its guest; null for a visitor, who may still sign
 * in.
 */
export type DraftOwner = string | null;

/** Separate drafts for partners and the portal, which share a browser. */
export const draftKey = (channel: string): string => `${privatePrefix}draft.${channel}`;

/** Only this program writes to a private storage, so `version` suffices to know the form. */
interface StoredDraft {
  readonly version: number;
  readonly owner: DraftOwner;
  readonly draft: OrderDraft;
}

/** Fields that were added since start empty, and a pending step request is dropped. */
const takeUp = ({ stops, step, ...rest }: OrderDraft, empty: OrderDraft): OrderDraft => ({
  ...empty,
  ...rest,
  stops: stops.map((stop) => ({ ...empty.stops[0], ...stop })),
  step: { ...step, requestStep: step.currentStep, reqComplete: false },
});

export interface DraftStorage {
  /**
   * The draft for this person: their own, or a visitor's, which becomes theirs. Removes another user's draft; for a visitor it
   * only hides it. Null without a draft.
   */
  load(owner: DraftOwner, empty: OrderDraft): Promise<OrderDraft | null>;
  /** Never rejects; nor does `drop`. */
  save(owner: DraftOwner, draft: OrderDraft): Promise<void>;
  drop(): Promise<void>;
}

/** The draft of one channel between visits; `onError` receives errors of the storage. */
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
