import type { KeyValueStorage } from '@songwai/core/basics/key-value-storage';

/** Lives as long as the page: for a session where the browser offers no WebCrypto (decisions, last section). */
export const createMemoryStorage = (): KeyValueStorage => {
  const values = new Map<string, string>();
  return {
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => {
      values.set(key, value);
    },
    remove: async (key) => {
      values.delete(key);
    },
  };
};
