import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { defineConfig, type Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** Leaves modules of this package apart, so that one entry of `exports` is one source file, and points imports at what is written. */
const separateModules: EsbuildPlugin = {
  name: 'keep-modules-apart',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
    );
  },
};

/**
 * The compiler has written the types already (`tsc -b`, run before); only their imports still name sources. The declaration builder would make
 * a program of its own for each folder, which is more than a worker's memory holds.
 */
const copyTypes = async (): Promise<void> => {
  for await (const file of glob('.types/**/*.d.ts')) {
    // The compiler leaves behind what it wrote for sources that are gone.
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
    // Escaped, a Thai text weighs twice as much.
    options.charset = 'utf8';
  },
  onSuccess: copyTypes,
});
