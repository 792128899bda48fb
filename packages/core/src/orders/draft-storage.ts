import type { KeyValueStorage } from '../basics/key-value-storage.ts';
import type { OrderDraft } from './draft.ts';

/** Goes up when a draft of before can no longer be read. */
const version = 1;

/** Partners and the portal share a browser, never a draft. */
export const draftKey = (channel: string): string => `songwai.draft.${channel}`;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Garbage is as good as nothing: the order begins empty.
    return null;
  }
};

export interface DraftStorage {
  /** Null when nothing usable is kept. */
  load(empty: OrderDraft): Promise<OrderDraft | null>;
  /** Writes are made one after the other, and those that newer ones overtake are left out; never rejects. */
  save(draft: OrderDraft): Promise<void>;
  drop(): Promise<void>;
}

/** The draft of one channel between visits; `onError` hears what the storage refuses. */
export const createDraftStorage = (
  storage: KeyValueStorage,
  channel: string,
  onError: (error: unknown) => void = () => undefined,
): DraftStorage => {
  const key = draftKey(channel);
  let pending: (() => Promise<void>) | null = null;
  let writing: Promise<void> | null = null;

  const writeAll = async () => {
    while (pending) {
      const write = pending;
      pending = null;
      try {
        await write();
      } catch (error) {
        onError(error);
      }
    }
    writing = null;
  };
  const enqueue = (write: () => Promise<void>): Promise<void> => {
    pending = write;
    writing ??= writeAll();
    return writing;
  };

  return {
    load: async (empty) => {
      try {
        const kept = parse(await storage.get(key)) as { version?: unknown; draft?: unknown } | null;
        if (kept?.version !== version) return null;
        // Only whoever has been here before needs the code that reads what is kept.
        const { readDraft } = await import('./read-draft.ts');
        return readDraft(kept.draft, empty);
      } catch (error) {
        onError(error);
        return null;
      }
    },
    save: (draft) => enqueue(() => storage.set(key, JSON.stringify({ version, draft }))),
    drop: () => enqueue(() => storage.remove(key)),
  };
};
