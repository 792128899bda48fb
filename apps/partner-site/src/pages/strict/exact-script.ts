import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A version of the widget that never changes, and what its script has to be. */
export interface ExactScript {
  readonly version: string;
  /** `sha384-…`. */
  readonly integrity: string;
}

/** The version of the package that this site has installed. */
const installedVersion = (): string => {
  const { version } = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@songwai/widget/package.json')), 'utf8')) as {
    readonly version: string;
  };
  return version;
};

const patienceMs = 5000;

/** Reads once what the script of the installed version has to be; where that failed, the next call tries again. @throws Error if Songwai does not answer */
export const createExactScript = (songwaiOrigin: string) => {
  let known: Promise<ExactScript> | null = null;
  const read = async (): Promise<ExactScript> => {
    const version = installedVersion();
    const address = `${songwaiOrigin}/widget/${version}/integrity.json`;
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    const { 'songwai.js': integrity } = (await response.json()) as Readonly<Record<string, string>>;
    if (integrity === undefined) throw new Error(`${address} names no songwai.js`);
    return { version, integrity };
  };
  return async (): Promise<ExactScript> => {
    known ??= read();
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  };
};
