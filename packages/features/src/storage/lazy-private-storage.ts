import { createLazy } from '@songwai/core/basics/lazy';
import type { PrivateStorage } from '@songwai/core/basics/storage/private-storage';
import type { PrivateStorageOptions } from './private-storage.ts';

export interface LazyPrivateStorage extends PrivateStorage {
  /** Loads the code ahead of need, which also deletes what has expired. @throws where it cannot be loaded */
  open(): Promise<PrivateStorage>;
}

/**
 * A private storage whose code loads when there is an entry to read or write, so that a first visit does not load it. A failed load is
 * tried again with the next call; `get` and `remove` throw on a page that forbids storage.
 */
export const lazyPrivateStorage = (options: PrivateStorageOptions): LazyPrivateStorage => {
  const storage = createLazy(async () => (await import('./private-storage.ts')).createPrivateStorage(options));
  const open = storage.get;
  const isEmpty = (key: string): boolean => !storage.now() && options.open().getItem(key) === null;
  return {
    open,
    get: async (key) => (isEmpty(key) ? null : (await open()).get(key)),
    set: async (key, value, maxAgeMs) => (await open()).set(key, value, maxAgeMs),
    remove: async (key) => (await open()).remove(key),
    clear: async () => (await open()).clear(),
  };
};
