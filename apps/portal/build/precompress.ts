import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** Types of files to compress: fonts are compressed already, and the page is rendered at each request. */
const compressible = /\.(?:js|css|svg)$/;

/**
 * Writes a `.br` beside each file at the slowest, strongest setting, so that the server need not compress at each request with a fast, weaker
 * one.
 */
export const precompress = (): Plugin => {
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files
          .filter((file) => compressible.test(file))
          .map(async (file) => {
            const content = await readFile(join(folder, file));
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            };
            await writeFile(join(folder, `${file}.br`), await compress(content, { params }));
          }),
      );
    },
  };
};
