import { rm } from 'node:fs/promises';
import type { Plugin } from 'rollup';

/** Empties the output folder first: chunk names contain hashes, so old files would pile up and be served. */
export const cleanOutput = (): Plugin => ({
  name: 'clean-output',
  async generateBundle({ dir }) {
    if (dir) await rm(dir, { recursive: true, force: true });
  },
});
