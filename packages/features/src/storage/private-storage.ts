import { type PrivateStorage, privatePrefix } from '@songwai/core/basics/storage/private-storage';
import { type CipherBrowser, openTextCipher } from './text-cipher.ts';

export interface PrivateStorageOptions extends CipherBrowser {
  /** The page's own storage. A function, because a sandboxed frame throws at the first touch. */
  readonly open: () => Storage;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  /** Called with what the page's storage refuses; it stays in memory then. */
  readonly onProblem?: (error: unknown) => void;
}

/**
 * Keeps text as AES-GCM cipher text in the page's own storage, under a key that never leaves the browser. What cannot be encrypted or is refused
 * lives in memory, as long as the page. An entry is the time at which it is to be forgotten, a dot, and the cipher text.
 */
export const createPrivateStorage = ({ open, clock, onProblem, ...browser }: PrivateStorageOptions): PrivateStorage => {
  /** Newer than what the disk has. */
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
      // What an earlier version stored unencrypted.
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
      // Something newer may have come meanwhile, or all of it is to be forgotten.
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
