import { rm } from 'node:fs/promises';
import type { Plugin } from 'rollup';

/** Empties the output folder before it is written: names of chunks carry hashes, so old ones would pile up and be served. */
export const cleanOutput = (): Plugin => ({
  name: 'clean-output',
  async generateBundle({ dir }) {
    if (dir) await rm(dir, { recursive: true, force: true });
  },
});
