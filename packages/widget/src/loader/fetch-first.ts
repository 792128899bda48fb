/** How long a part may take to arrive (spec §8). */
const timeoutMs = 120_000;

interface FetchFirstParts {
  /** Where the loader came from; parts lie beside it. */
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeout: (ms: number) => AbortSignal;
}

/** Runs a part once its files have come. */
export type FetchFirst = <Module>(parts: readonly string[], run: () => Promise<Module>) => Promise<Module>;

/**
 * Fetches the files of a part before the browser is asked to run them. A module that failed to load stays failed for its address for as long as
 * the page is open, together with all that imports it: nobody could try again. A fetch can be tried again, and what it brought is in
 * the browser's cache when the module is wanted.
 */
export const createFetchFirst = ({ base, fetch, timeout }: FetchFirstParts): FetchFirst => {
  const here = new Map<string, Promise<void>>();

  const bring = async (part: string): Promise<void> => {
    try {
      const response = await fetch(new URL(`./chunks/${part}.js`, base), { signal: timeout(timeoutMs) });
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
    return run();
  };
};
