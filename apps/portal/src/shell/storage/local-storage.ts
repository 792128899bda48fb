import type { KeyValueStorage } from '@songwai/core/basics/storage/key-value-storage';

/** Storage of settings that are not secret, such as the language. A full or forbidden storage is reported, never thrown. */
export const createLocalStorage = (storage: Storage, onProblem: (error: unknown) => void): KeyValueStorage => {
  const guarded = async <T>(action: () => T, fallback: T): Promise<T> => {
    try {
      return action();
    } catch (error) {
      onProblem(error);
      return fallback;
    }
  };
  return {
    get: (key) => guarded(() => storage.getItem(key), null),
    set: (key, value) => guarded(() => storage.setItem(key, value), undefined),
    remove: (key) => guarded(() => storage.removeItem(key), undefined),
  };
};
