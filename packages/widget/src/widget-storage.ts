import type { KeyValueStorage } from '@songwai/core/basics/key-value-storage';

/** The host page's own storage for the draft; a page that forbids storage gets a draft for as long as it is open. */
export const createWidgetStorage = (open: () => Storage): KeyValueStorage => {
  // Holds only what the storage would not take, which is always newer than what it has.
  const refused = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      // A sandboxed frame throws at the first touch, a full storage at a write: both keep the draft in memory.
      return undefined;
    }
  };
  return {
    get: async (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: async (key, value) => {
      refused.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        refused.delete(key);
      });
    },
    remove: async (key) => {
      refused.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
};
