/** A cache of limited size: a new entry evicts the one that was set longest ago. */
export interface BoundedCache<Value> {
  get(key: string): Value | undefined;
  /** Setting a key again makes it the newest. */
  set(key: string, value: Value): void;
  size(): number;
}

/** Maximum number of cached directions (spec §9 "Direction cache"). */
export const directionCacheLimit = 250;

/** @throws RangeError when the limit is not a whole number of at least 1. */
export function createBoundedCache<Value>(limit: number = directionCacheLimit): BoundedCache<Value> {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`A cache holds at least one entry, not ${limit}`);
  const entries = new Map<string, Value>();
  return {
    get: (key) => entries.get(key),
    size: () => entries.size,
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= limit) return;
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        return;
      }
    },
  };
}
