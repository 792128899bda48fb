interface FormerFilesOptions {
  readonly caches: CacheStorage;
  /** Of the precached files. */
  readonly cacheName: string;
  readonly formerName: string;
  /** The precached addresses of this version, absolute. */
  readonly present: ReadonlySet<string>;
}

/** Files whose name changes with their content, so that a former version's never stand in for a present one's. */
const isHashed = (url: string): boolean => /\/assets\/.+-[\w-]{8,}\.\w+$/.test(new URL(url).pathname);

/**
 * Saves the files of the version before, which precaching deletes next: a tab that was opened with that version goes on asking for its own.
 * Those of the version before that are removed.
 */
export const saveFormerFiles = async ({ caches, cacheName, formerName, present }: FormerFilesOptions): Promise<void> => {
  await caches.delete(formerName);
  const precached = await caches.open(cacheName);
  const outgoing = (await precached.keys()).filter(({ url }) => !present.has(url) && isHashed(url));
  if (outgoing.length === 0) return;
  const former = await caches.open(formerName);
  await Promise.all(
    outgoing.map(async (request) => {
      const response = await precached.match(request);
      if (response) await former.put(request, response);
    }),
  );
};
