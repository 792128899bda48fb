import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as core from '@tanstack/react-query';
import { afterAll, describe, expect, it } from 'vitest';
import { trimQueries } from './trim-queries.ts';

const reactQuery = fileURLToPath(import.meta.resolve('@tanstack/react-query'));
const library = join(dirname(reactQuery), '../../../query-core/build/modern');
const made = mkdtempSync(join(tmpdir(), 'songwai-queries-'));
// What is in a folder of this name is imported as it is.
const folder = join(made, 'node_modules/query-core');
cpSync(library, folder, { recursive: true, dereference: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
for (const name of ['queryClient', 'mutationObserver']) {
  const file = join(folder, `${name}.js`);
  writeFileSync(file, trimQueries(name, readFileSync(file, 'utf8')));
}
const load = (name: string): Promise<Pick<typeof core, 'QueryClient' | 'MutationObserver' | 'dehydrate'>> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.js`)).href);

afterAll(() => rmSync(made, { recursive: true }));

describe('the library of queries whose memory of changes comes later', () => {
  it('works without it, and makes changes once the code that makes them is there', async () => {
    const { QueryClient } = await load('queryClient');
    const { dehydrate } = await load('hydration');
    const client = new QueryClient();
    client.mount();
    client.setQueryData(['a'], 1);
    expect(dehydrate(client)).toMatchObject({ mutations: [], queries: [{ queryKey: ['a'] }] });
    expect(client.isMutating()).toBe(0);
    await client.resumePausedMutations();

    const { MutationObserver } = await load('mutationObserver');
    const observer = new MutationObserver(client, { mutationFn: async (given: number) => given + 1 });
    await expect(observer.mutate(1)).resolves.toBe(2);
    expect(client.getMutationCache().getAll()).toHaveLength(1);
    client.clear();
    expect(client.getMutationCache().getAll()).toHaveLength(0);
  });

  it('refuses a release that is written otherwise', () => {
    expect(() => trimQueries('queryClient', '')).toThrow('has no "import { MutationCache }');
  });
});
