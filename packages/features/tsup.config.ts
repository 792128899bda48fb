import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readPublished } from '@songwai/ui/build/read-published';
import { copySheets, shortModules } from '@songwai/ui/build/short-modules';
import { defineConfig } from 'tsup';

/** The design system is published under its package's paths, so imports of it become those. */
const { names } = await readPublished();

/** `tsc -b` has written the types already; only their imports still name source files. */
const copyTypes = async () => {
  for await (const file of glob('.types/src/**/*.d.ts')) {
    if (/\.(?:test|stories)\.d\.ts$/.test(file)) continue;
    const target = file.replace('.types/src', 'dist');
    const types = await readFile(file, 'utf8');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, types.replace(/(from '\.{1,2}\/[^']+)\.tsx?'/g, "$1.js'"));
  }
};

/** One module in, one module out, so that what is imported lazily stays a chunk of its own; sheets stay imports. */
export default defineConfig({
  entry: ['src/**/*.ts', 'src/**/*.tsx', '!src/**/*.test.tsx', '!src/**/*.stories.tsx', '!src/**/*.d.ts'],
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
  },
});
