import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type ShortNames, shortenScript, shortenSheet } from './short-names.ts';

interface Loader {
  onLoad(on: { filter: RegExp }, load: (module: { path: string }) => Promise<{ contents: string; loader: 'ts' | 'tsx' }>): void;
}

/** Bundler plugin that replaces the written names with the published ones. */
export const shortModules = (names: ShortNames) => ({
  name: 'short-modules',
  setup: (build: Loader) => {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => ({
      contents: shortenScript(await readFile(path, 'utf8'), names),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
});

/** Copies each sheet from `src` to `dist`, with the published names. */
export async function copySheets(names: ShortNames): Promise<void> {
  for await (const sheet of glob('src/**/*.css')) {
    const target = join('dist', relative('src', sheet));
    // `cp` also creates the folder.
    await cp(sheet, target);
    await writeFile(target, shortenSheet(await readFile(sheet, 'utf8'), names));
  }
}
