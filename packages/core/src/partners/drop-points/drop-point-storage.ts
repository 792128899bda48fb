import { type ExpiringStorage, privatePrefix } from '../../basics/storage/private-storage.ts';
import { type DropPointDraft, emptyDropPoint } from './drop-point-draft.ts';
import type { SavedDropPoint } from './drop-point-state.ts';

/** Increase it when older entries can no longer be read. */
const version = 1;
/** As long as every draft (docs/decisions/0009). */
const draftAgeMs = 7 * 24 * 60 * 60 * 1000;

/** One booking on this device. */
export interface StoredEntry {
  /** Whoever knows it may change the point: it is stored before the first save, so that a lost answer locks nobody out. */
  readonly guid: string;
  readonly draft: DropPointDraft;
  readonly saved: SavedDropPoint | null;
}

interface Written extends StoredEntry {
  readonly version: number;
  readonly signature: string | null;
}

interface DropPointStorageOptions {
  readonly partnerId: string;
  readonly reference: string;
  /** The link's: somebody who guessed a booking number on a shared device sees nothing of it. */
  readonly signature: string | null;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** The stored entry of one booking. Neither method rejects. */
export interface DropPointStorage {
  /** Null if there is none. Under another signature it has the guid alone, which the gateway takes only with a right one. */
  load(): Promise<StoredEntry | null>;
  /** Until the point expires; a draft that was never saved for seven days. */
  save(entry: StoredEntry): Promise<void>;
}

export const createDropPointStorage = (storage: ExpiringStorage, options: DropPointStorageOptions): DropPointStorage => {
  const { partnerId, reference, signature, clock, onError } = options;
  const key = `${privatePrefix}droppoint.${encodeURIComponent(partnerId)}.${encodeURIComponent(reference)}`;
  return {
    load: async () => {
      try {
        const written: Written | null = JSON.parse((await storage.get(key)) ?? 'null');
        if (written?.version !== version) return null;
        const { guid, draft, saved } = written;
        return written.signature === signature ? { guid, draft, saved } : { guid, draft: emptyDropPoint, saved: null };
      } catch (error) {
        onError(error);
        return null;
      }
    },
    save: async (entry) => {
      const ageMs = entry.saved ? entry.saved.storedUntilMs - clock() : draftAgeMs;
      try {
        await storage.set(key, JSON.stringify({ version, signature, ...entry } satisfies Written), ageMs);
      } catch (error) {
        onError(error);
      }
    },
  };
};
