import type { KeyValueStorage } from '@songwai/core/basics/key-value-storage';

/** The host page's own storage for the draft; a page that forbids storage gets a draft for as long as it is open. */
export const createWidgetStorage = (open: () => Storage): KeyValueStorage => {
  const fallback = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return action(open());
    } catch {
      // A sandboxed frame throws at the first touch, a full storage at a write: both keep the draft in memory.
      return otherwise();
    }
  };
  return {
    get: async (key) =>
      attempt(
        (storage) => storage.getItem(key) ?? fallback.get(key) ?? null,
        () => fallback.get(key) ?? null,
      ),
    set: async (key, value) =>
      attempt(
        (storage) => storage.setItem(key, value),
        () => void fallback.set(key, value),
      ),
    remove: async (key) => {
      fallback.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
};
