import type { Readable } from 'node:stream';

/** Something that is stored, to be read once. */
export interface StoredObject {
  readonly content: Readable;
  readonly mediaType: string;
}

/** Stores files (photos, signatures, documents) by key; a key comes from `object-key.ts`, never from a caller. */
export interface ObjectStore {
  /**
   * Keeps `content`, whole or not at all; once this resolves it survives a power cut. What was there under the key is replaced.
   *
   * @throws {BusinessRefusal} 503 where the store cannot be reached.
   */
  put(key: string, content: Uint8Array, mediaType: string): Promise<void>;
  /** Undefined where nothing is stored under the key. @throws {BusinessRefusal} 503 where the store cannot be reached. */
  get(key: string): Promise<StoredObject | undefined>;
  /** Removing what is not there is no mistake. @throws {BusinessRefusal} 503 where the store cannot be reached. */
  remove(key: string): Promise<void>;
}
