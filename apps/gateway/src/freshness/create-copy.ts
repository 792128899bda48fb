import type { VersionFollower } from './follow-versions.ts';
import type { DataTopic } from './tables.ts';

interface CopyOptions<Data> {
  readonly topic: DataTopic;
  /** Reads the data from the database. */
  readonly load: () => Promise<Data>;
}

/** Reads data from memory: loaded when it is first needed, and again after it has changed. Never older than an answered change. */
export type ReadCopy<Data> = () => Promise<Data>;

/** A copy in memory of data that rarely changes. */
export function createCopy<Data>(
  versions: Pick<VersionFollower, 'isTrusted' | 'onChange'>,
  { topic, load }: CopyOptions<Data>,
): ReadCopy<Data> {
  let copy: Promise<Data> | null = null;
  versions.onChange(topic, () => {
    copy = null;
  });
  return async () => {
    if (!versions.isTrusted()) return load();
    if (copy !== null) return copy;
    const loading = load();
    copy = loading;
    loading.catch(() => {
      if (copy === loading) copy = null;
    });
    return loading;
  };
}
