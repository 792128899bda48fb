import type { KeyValueStorage } from './key-value-storage.ts';

/**
 * A storage that forgets. What is set or removed counts at once, for every `get` that follows too, however long it takes until it lies on the
 * disk: the newest of many stays.
 */
export interface ExpiringStorage extends KeyValueStorage {
  /** Forgotten after `keepMs` where that is given. */
  set(key: string, value: string, maxAgeMs?: number): Promise<void>;
}

/** What belongs to one person on this device: no other user can read it, and all of it is removed when that person signs out. */
export interface PrivateStorage extends ExpiringStorage {
  /** Removes everything that was stored by this storage, also on earlier visits. */
  clear(): Promise<void>;
}

/** Names of what a private storage keeps begin so, which is how all of it is found again. */
export const privatePrefix = 'songwai.private.';
