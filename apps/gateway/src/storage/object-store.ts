import type { Readable } from 'node:stream';

/** A stored object, to be read once. */
export interface StoredObject {
  readonly content: Readable;
  readonly mediaType: string;
}

/** Stores files (photos, signatures, documents) by key; keys come from `object-key.ts`, never from a request. */
export interface ObjectStore {
  /**
   * Stores `content` completely or not at all; once this resolves, it survives a power failure. Replaces an object with the same key.
   *
   * @throws {BusinessRefusal} 503 where the store cannot be reached.
   */
  put(key: string, content: Uint8Array, mediaType: string): Promise<void>;
  /** Undefined where nothing is stored under the key. @throws {BusinessRefusal} 503 where the store cannot be reached. */
  get(key: string): Promise<StoredObject | undefined>;
  /** Removing an unknown key is not an error. @throws {BusinessRefusal} 503 where the store cannot be reached. */
  remove(key: string): Promise<void>;
}
