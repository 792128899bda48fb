import type { KeyValueStorage } from './key-value-storage.ts';

/**
 * A storage whose entries can expire. A `get` sees every earlier `set` and `remove`, even before they reach the disk; of
 * concurrent writes the latest wins.
 */
export interface ExpiringStorage extends KeyValueStorage {
  /** The entry expires after `maxAgeMs`, if given. */
  set(key: string, value: string, maxAgeMs?: number): Promise<void>;
}

/** One person's data on this device: no other user can read it, and signing out removes all of it. */
export interface PrivateStorage extends ExpiringStorage {
  /** Removes everything in this storage, also from earlier visits. */
  clear(): Promise<void>;
}

/** Prefix of every key in a private storage, by which `clear` finds them. */
export const privatePrefix = 'songwai.private.';
