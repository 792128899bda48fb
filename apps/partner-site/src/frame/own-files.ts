import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of this site that runs, to show it. @param path from the folder of the app */
export const readOwnFile = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8').trim();
