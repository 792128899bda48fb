import { type PrivateStorage, privatePrefix } from '@songwai/core/basics/storage/private-storage';
import { type CipherBrowser, openTextCipher } from './text-cipher.ts';

export interface PrivateStorageOptions extends CipherBrowser {
  /** Returns the page's storage. A function, because a sandboxed frame throws on access. */
  readonly open: () => Storage;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  /** Called with errors of the page's storage; the entry then stays in memory. */
  readonly onProblem?: (error: unknown) => void;
}

/**
 * Stores text as AES-GCM cipher text in the page's storage, under a key that never leaves the browser. Entries that cannot be encrypted or
 * stored live in memory until the page closes. A stored entry is its expiry time, a dot, and the cipher text.
 */
export const createPrivateStorage = ({ open, clock, onProblem, ...browser }: PrivateStorageOptions): PrivateStorage => {
  /** Entries that are newer than those on the disk. */
  const memory = new Map<string, string>();
  let opening: ReturnType<typeof openTextCipher> | undefined;
  const openCipher = () => {
    opening ??= openTextCipher(browser);
    return opening;
  };

  const tryDisk = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open());
    } catch (error) {
      onProblem?.(error);
      return undefined;
    }
  };
  const removeAll = (isMeant: (key: string, entry: string) => boolean): void => {
    tryDisk((storage) => {
      for (const [key, entry] of Object.entries(storage)) if (isMeant(key, entry)) storage.removeItem(key);
    });
  };
  const remove = async (key: string) => {
    memory.delete(key);
    tryDisk((storage) => storage.removeItem(key));
  };
  const isPrivate = (key: string) => key.startsWith(privatePrefix);

  removeAll(
    (key, entry) =>
      // An earlier version stored this entry unencrypted.
      key.startsWith('songwai.draft.') || (isPrivate(key) && !(Number.parseFloat(entry) > clock())),
  );

  return {
    get: async (key) => {
      const entry = memory.get(key) ?? tryDisk((storage) => storage.getItem(key));
      if (!entry || memory.has(key)) return entry ?? null;
      const cipher = await openCipher();
      if (!cipher) return null;
      const text = await cipher.decrypt(entry.split('.')[1] ?? '');
      if (text === null) await remove(key);
      return text;
    },
    set: async (key, value, maxAgeMs = Number.POSITIVE_INFINITY) => {
      memory.set(key, value);
      const cipher = await openCipher();
      const text = await cipher?.encrypt(value);
      // A newer write or `clear` may have happened meanwhile.
      if (text && memory.get(key) === value)
        tryDisk((storage) => {
          storage.setItem(key, `${clock() + maxAgeMs}.${text}`);
          memory.delete(key);
        });
    },
    remove,
    clear: async () => {
      memory.clear();
      removeAll(isPrivate);
    },
  };
};
