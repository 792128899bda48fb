import { createBoundedCache } from './bounded-cache.ts';

/** A cache that never holds more than its limit, and gives nothing that is older than it may be. */
export interface ExpiringCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** What has expired is counted until something younger takes its room. */
  size(): number;
}

export interface ExpiringCacheOptions {
  readonly limit: number;
  readonly timeToLiveMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** @throws RangeError when the limit is not a whole number from 1. */
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
