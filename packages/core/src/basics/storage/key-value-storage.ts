/** Where a flow keeps text between visits. Handed in by the shell: encrypted, in memory, or the browser's own. */
export interface KeyValueStorage {
  /** Null when nothing is stored under the key. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}
