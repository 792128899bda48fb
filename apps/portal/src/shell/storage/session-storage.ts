import type { KeyValueStorage } from '@songwai/core/basics/key-value-storage';
import { createEncryptedStorage } from './encrypted-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { openVaultKey } from './vault-key.ts';

interface Browser {
  readonly crypto: Crypto;
  readonly indexedDB: IDBFactory | undefined;
}

/**
 * Where the signed-in user is kept: encrypted where the browser offers WebCrypto (https and localhost), in memory alone elsewhere
 * (decisions, last section).
 */
export const createSessionStorage = (inner: KeyValueStorage, { crypto, indexedDB }: Browser): KeyValueStorage => {
  if (!crypto.subtle || !indexedDB) return createMemoryStorage();
  let opening: Promise<KeyValueStorage> | undefined;
  const open = (): Promise<KeyValueStorage> => {
    // A private window may refuse IndexedDB: then, too, the session lives in memory.
    opening ??= openVaultKey(indexedDB, crypto.subtle).then(
      (key) => createEncryptedStorage(inner, { key, crypto }),
      () => createMemoryStorage(),
    );
    return opening;
  };
  return {
    get: async (key) => (await open()).get(key),
    set: async (key, value) => (await open()).set(key, value),
    remove: async (key) => (await open()).remove(key),
  };
};
