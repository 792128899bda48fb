import { createOwnedStorage } from '../../basics/storage/owned-storage.ts';
import { type ExpiringStorage, privatePrefix } from '../../basics/storage/private-storage.ts';
import type { PendingMessage } from './chat-state.ts';

/** Increase it when stored messages can no longer be read. */
const version = 1;
/** A browser's storage has five megabytes for everything: a photo as the shell resizes it fits, one as a camera takes it does not. */
const longestImage = 700_000;

interface StoredMessage extends Omit<PendingMessage, 'at' | 'status' | 'problem'> {
  readonly at: number;
}
type Stored = readonly StoredMessage[];

const isStorable = ({ draft }: PendingMessage): boolean => draft.kind !== 'photo' || draft.image.length <= longestImage;

export interface PendingStorage {
  load(): Promise<readonly PendingMessage[]>;
  /**
   * Never rejects. Leaves alone what other tabs of this browser are sending. A photo too large to be stored is sent, but does not survive a
   * reload.
   */
  save(pending: readonly PendingMessage[]): void;
  /** Stores nothing any more: the next visit knows better. */
  stop(): void;
}

/** What one person wrote and the gateway has not confirmed, between visits. */
export const createPendingStorage = (
  storage: ExpiringStorage,
  owner: string,
  onError: (error: unknown) => void,
): PendingStorage => {
  const form = { key: `${privatePrefix}chat`, version, takeUp: (stored: Stored) => stored };
  const messages = createOwnedStorage<Stored>(storage, form, onError);
  /** Those that this tab has had; all others are another tab's. */
  const known = new Set<string>();
  let saving: Promise<void> = Promise.resolve();
  let isStopped = false;

  const write = async (own: Stored) => {
    if (isStopped) return;
    const others = ((await messages.load(owner, [])) ?? []).filter(({ guid }) => !known.has(guid));
    const all = [...others, ...own];
    await (all.length === 0 ? messages.drop() : messages.save(owner, all));
  };

  return {
    load: async () => {
      await saving;
      const stored = (await messages.load(owner, [])) ?? [];
      for (const { guid } of stored) known.add(guid);
      return stored.map((message) => ({ ...message, at: new Date(message.at), status: 'waiting', problem: null }));
    },
    save: (pending) => {
      for (const { guid } of pending) known.add(guid);
      const own = pending.filter(isStorable).map(({ guid, roomId, draft, at }) => ({ guid, roomId, draft, at: at.getTime() }));
      saving = saving.then(() => write(own));
    },
    stop: () => {
      isStopped = true;
    },
  };
};
