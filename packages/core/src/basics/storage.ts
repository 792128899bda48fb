/** A place that keeps text by key: local storage, a memory, a file. The shell hands one in. */
export interface KeyValueStorage {
  /** The text kept under the key, or null when there is none. */
  read(key: string): Promise<string | null>;
  write(key: string, value: string): Promise<void>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}
