import { createBoundedCache } from './bounded-cache.ts';

/** A cache of limited size that never returns an expired entry. */
export interface ExpiringCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Counts expired entries until newer ones evict them. */
  size(): number;
}

export interface ExpiringCacheOptions {
  readonly limit: number;
  readonly timeToLiveMs: number;
  /** Milliseconds, of whatever clock. */
  readonly now: () => number;
}

/** @throws RangeError when the limit is not a whole number of at least 1. */
export function createExpiringCache<Value>({ limit, timeToLiveMs, now }: ExpiringCacheOptions): ExpiringCache<Value> {
  const entries = createBoundedCache<{ readonly value: Value; readonly expiresAt: number }>(limit);
  return {
    get: (key) => {
      const entry = entries.get(key);
      return entry === undefined || entry.expiresAt <= now() ? undefined : entry.value;
    },
    set: (key, value) => entries.set(key, { value, expiresAt: now() + timeToLiveMs }),
    size: entries.size,
  };
}
