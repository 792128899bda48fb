import { createExpiringCache } from '@songwai/core/basics/cache/expiring-cache';
import type { VersionFollower } from './follow-versions.ts';
import type { DataTopic } from './tables.ts';

/** Many copies of one kind, each under a key: the newest are in memory, for a limited time. */
export interface CopiesOptions<Data> {
  readonly topic: DataTopic;
  readonly limit: number;
  readonly lifeMs: number;
  /** Milliseconds that never go back, whatever the clock is set to. */
  readonly elapsedMs: () => number;
  /** Reads the data of a key from the database; undefined where it has none, which is not remembered. */
  readonly load: (key: string) => Promise<Data | undefined>;
}

/** Reads the data of a key: from memory, never older than an answered change. */
export type ReadCopies<Data> = (key: string) => Promise<Data | undefined>;

/** Copies in memory of rows that are asked for again and again; a change of the topic drops all of them. */
export function createCopies<Data>(
  versions: Pick<VersionFollower, 'isTrusted' | 'onChange'>,
  { topic, limit, lifeMs, elapsedMs, load }: CopiesOptions<Data>,
): ReadCopies<Data> {
  const makeCache = () => createExpiringCache<Data>({ limit, timeToLiveMs: lifeMs, now: elapsedMs });
  let copies = makeCache();
  versions.onChange(topic, () => {
    copies = makeCache();
  });
  return async (key) => {
    if (!versions.isTrusted()) return load(key);
    // What is being read when the data change goes into the cache that has been dropped.
    const into = copies;
    const known = into.get(key);
    if (known !== undefined) return known;
    const loaded = await load(key);
    if (loaded !== undefined) into.set(key, loaded);
    return loaded;
  };
}
