import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { defineConfig, type Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** Keeps modules separate, so that each entry of `exports` is one source file, and points imports at the output files. */
const separateModules: EsbuildPlugin = {
  name: 'keep-modules-apart',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
    );
  },
};

/**
 * Copies the types that the compiler has already written (`tsc -b`, run before) and fixes imports that still name sources. A
 * declaration builder would create a program for each folder, which exceeds a worker's memory.
 */
const copyTypes = async (): Promise<void> => {
  for await (const file of glob('.types/**/*.d.ts')) {
    // The compiler leaves output of deleted sources behind.
    if (!existsSync(file.replace('.types/', 'src/').replace(/\.d\.ts$/, '.ts'))) continue;
    const target = file.replace('.types/', 'dist/');
    const types = await readFile(file, 'utf8');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, types.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, '$1.js'));
  }
};

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2024',
  splitting: false,
  clean: true,
  esbuildPlugins: [separateModules],
  esbuildOptions(options) {
    // Escaping doubles the size of Thai texts.
    options.charset = 'utf8';
  },
  onSuccess: copyTypes,
});
