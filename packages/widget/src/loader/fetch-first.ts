import { checkOf, preloadChecked } from './part-integrity.ts';

/** How long a part may take to arrive (spec §8). */
const timeoutMs = 120_000;

interface FetchFirstParts {
  /** The loader's address; chunks are beside it. */
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeout: (ms: number) => AbortSignal;
}

/** Imports a part after fetching its files. */
export type FetchFirst = <Module>(parts: readonly string[], run: () => Promise<Module>) => Promise<Module>;

/**
 * Fetches the files of a part before importing it. A module that failed to load stays failed for as long as the page is open, with all modules
 * that import it, so it could not be tried again. A fetch can, and the browser's cache then has the file for the import.
 */
export const createFetchFirst = ({ base, fetch, timeout }: FetchFirstParts): FetchFirst => {
  const here = new Map<string, Promise<void>>();

  const addressOf = (part: string): URL => new URL(`./chunks/${part}.js`, base);

  const bring = async (part: string): Promise<void> => {
    try {
      const response = await fetch(addressOf(part), { signal: timeout(timeoutMs), ...checkOf(part) });
      if (!response.ok) throw new TypeError(`${response.url} answered ${response.status}`);
      await response.arrayBuffer();
    } catch (error) {
      here.delete(part);
      throw error;
    }
  };

  return async (parts, run) => {
    await Promise.all(
      parts.map((part) => {
        const coming = here.get(part) ?? bring(part);
        here.set(part, coming);
        return coming;
      }),
    );
    await preloadChecked(parts, addressOf);
    return run();
  };
};
