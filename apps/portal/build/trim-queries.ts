import type { Plugin } from 'vite';

/** What is written in another way, file by file. */
const changes: Readonly<Record<'queryClient' | 'mutationObserver', readonly (readonly [written: string, instead: string])[]>> = {
  queryClient: [
    [
      'import { MutationCache } from "./mutationCache.js";',
      `export const lateMutations = { create: undefined };
const noMutations = { getAll: () => [], findAll: () => [], clear() {}, resumePausedMutations: () => Promise.resolve() };`,
    ],
    ['this.#mutationCache = config.mutationCache || new MutationCache();', 'this.#mutationCache = config.mutationCache;'],
    ['return this.#mutationCache;', 'return (this.#mutationCache ??= lateMutations.create?.()) ?? noMutations;'],
    ['this.#mutationCache.findAll', 'this.getMutationCache().findAll'],
    ['this.#mutationCache.resumePausedMutations', 'this.getMutationCache().resumePausedMutations'],
    ['this.#mutationCache.clear', 'this.getMutationCache().clear'],
  ],
  mutationObserver: [
    [
      'import { getDefaultState } from "./mutation.js";',
      `import { getDefaultState } from "./mutation.js";
import { MutationCache } from "./mutationCache.js";
import { lateMutations } from "./queryClient.js";
lateMutations.create = () => new MutationCache();`,
    ],
  ],
};

const isChanged = (name: string): name is keyof typeof changes => name in changes;

/**
 * Rewrites a file of the library of queries so that its memory of changes ("mutations") comes with the first part that makes one. Every page would
 * load it before it can be used, because each client has one from the start.
 * @throws Error where something is not found, as after a release that writes it otherwise
 */
export function trimQueries(name: string, code: string): string {
  if (!isChanged(name)) throw new Error(`Nothing is changed in ${name}.`);
  return changes[name].reduce((text, [written, instead]) => {
    if (!text.includes(written))
      throw new Error(`${name} of TanStack Query has no "${written}" any more: see build/trim-queries.ts.`);
    return text.replace(written, () => instead);
  }, code);
}

/** Leaves the memory of changes out of what every page loads. */
export const trimmedQueries = (): Plugin => ({
  name: 'songwai:trimmed-queries',
  apply: 'build',
  transform: {
    filter: { id: /\/@tanstack\/query-core\/build\/modern\/(?:queryClient|mutationObserver)\.js$/ },
    handler: (code, id) => ({ code: trimQueries(/(\w+)\.js$/.exec(id)?.[1] ?? id, code), map: null }),
  },
});
