import type { PrivateStorage } from '@songwai/core/basics/storage/private-storage';

/** Lives as long as the test or story. */
export const createMemoryStorage = (): PrivateStorage => {
  const values = new Map<string, string>();
  return {
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => {
      values.set(key, value);
    },
    remove: async (key) => {
      values.delete(key);
    },
    clear: async () => values.clear(),
  };
};
