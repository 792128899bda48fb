import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** The rest is compressed by itself (fonts), or is filled in at each request (the page). */
const compressible = /\.(?:js|css|svg)$/;

/**
 * Leaves a `.br` beside each file, at the ratio that takes seconds: the server sends that one instead of compressing at each request, which has to
 * be quick.
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
