/** Where a flow stores text between visits. The shell injects it: encrypted, in memory, or the browser's own. */
export interface KeyValueStorage {
  /** Null when nothing is stored under the key. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}
