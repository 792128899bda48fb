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
  /** Never rejects. A photo too large to be stored is sent, but does not survive a reload. */
  save(pending: readonly PendingMessage[]): void;
}

/** What one person wrote and the gateway has not confirmed, between visits. */
export const createPendingStorage = (
  storage: ExpiringStorage,
  owner: string,
  onError: (error: unknown) => void,
): PendingStorage => {
  const form = { key: `${privatePrefix}chat`, version, takeUp: (stored: Stored) => stored };
  const messages = createOwnedStorage<Stored>(storage, form, onError);
  return {
    load: async () =>
      ((await messages.load(owner, [])) ?? []).map((message) => ({
        ...message,
        at: new Date(message.at),
        status: 'waiting',
        problem: null,
      })),
    save: (pending) => {
      const stored = pending.filter(isStorable).map(({ guid, roomId, draft, at }) => ({ guid, roomId, draft, at: at.getTime() }));
      void (stored.length === 0 ? messages.drop() : messages.save(owner, stored));
    },
  };
};
