import { expect, it } from 'vitest';
import { saveFormerFiles } from './former-files.ts';

const at = (path: string) => `https://songwai.test${path}`;

/** The part of the browser's caches that is used. */
const createCaches = () => {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async ({ url }: { url: string }) => entries.get(url),
      put: async (request: string | { url: string }, response: Response) =>
        void entries.set(typeof request === 'string' ? request : request.url, response),
    };
  };
  const caches = { open, delete: async (name: string) => all.delete(name) };
  const list = (name: string) => [...(all.get(name)?.keys() ?? [])];
  // The tests' caches have what is used of the browser's.
  return { caches: caches as unknown as CacheStorage, list };
};

it('a tab of the version before still finds its files, and older ones are gone', async () => {
  const { caches, list } = createCaches();
  const precached = await caches.open('precache');
  for (const path of ['/assets/a-11111111.js', '/assets/b-22222222.js', '/shell.html?__WB_REVISION__=1'])
    await precached.put(at(path), new Response(path));
  const former = await caches.open('former');
  await former.put(at('/assets/old-00000000.js'), new Response('old'));

  const present = new Set([at('/assets/b-22222222.js'), at('/shell.html?__WB_REVISION__=2')]);
  await saveFormerFiles({ caches, cacheName: 'precache', formerName: 'former', present });
  expect(list('former')).toEqual([at('/assets/a-11111111.js')]);

  // The same version activated once more has nothing to save.
  await saveFormerFiles({
    caches,
    cacheName: 'precache',
    formerName: 'former',
    present: new Set(list('precache')),
  });
  expect(list('former')).toEqual([]);
});
