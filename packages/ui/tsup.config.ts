import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { readPublished } from './build/read-published.ts';
import { copySheets, shortModules } from './build/short-modules.ts';

/** `sheet` contains the styles of the whole library, tokens first, for use with one `<link>`. */
const { sheet, names } = await readPublished();

const entries = ['src/**/*.ts', 'src/**/*.tsx', '!src/**/*.test.tsx', '!src/**/*.stories.tsx', '!src/**/*.d.ts'];

/** `tsc -b`, run before, has written the types; only their imports still refer to source files. */
const copyTypes = async () => {
  for await (const file of glob('.types/src/**/*.d.ts')) {
    if (/\.(?:test|stories)\.d\.ts$/.test(file)) continue;
    const target = file.replace('.types/src', 'dist');
    const types = await readFile(file, 'utf8');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, types.replace(/(from '\.{1,2}\/[^']+)\.tsx?'/g, "$1.js'"));
  }
};

/** One output module per source module, so that importing a button brings only the button and its own sheet. */
const modules: Options = {
  entry: entries,
  format: 'esm',
  target: 'es2022',
  outDir: 'dist',
  clean: true,
  splitting: false,
  esbuildPlugins: [
    shortModules(names),
    {
      name: 'keep-modules',
      setup: (build) => {
        build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
          kind === 'entry-point' ? null : { path: path.replace(/\.tsx?$/, '.js'), external: true },
        );
      },
    },
  ],
  onSuccess: async () => {
    await Promise.all([copySheets(names), copyTypes()]);
    await writeFile('dist/songwai-ui.css', sheet);
  },
};

export default defineConfig(modules);
