import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { defineConfig, type Options } from 'tsup';

const entries = ['src/**/*.ts', 'src/**/*.tsx', '!src/**/*.test.tsx', '!src/**/*.stories.tsx', '!src/**/*.d.ts'];

const copySheets = async () => {
  for await (const sheet of glob('src/**/*.css')) await cp(sheet, sheet.replace(/^src/, 'dist'));
};

/** The compiler has written the types already (`tsc -b`, run before); only their imports still name sources. */
const copyTypes = async () => {
  for await (const file of glob('.types/src/**/*.d.ts')) {
    if (/\.(?:test|stories)\.d\.ts$/.test(file)) continue;
    const target = file.replace('.types/src', 'dist');
    const types = await readFile(file, 'utf8');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, types.replace(/(from '\.{1,2}\/[^']+)\.tsx?'/g, "$1.js'"));
  }
};

/** Without comments and the space that only people need. Plain CSS with no text in it but signs: nothing to lose. */
const minify = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();

/** The looks of the whole set in one sheet, tokens first, for whoever wants one `<link>`. */
const joinSheets = async () => {
  const first = ['tokens', 'base', 'forced-colors', 'print'].map((name) => `src/tokens/${name}.css`);
  const others: string[] = [];
  for await (const sheet of glob('src/**/*.css')) if (!first.includes(sheet)) others.push(sheet);
  const [tokens = '', base = '', ...last] = await Promise.all(first.map((sheet) => readFile(sheet, 'utf8')));
  const looks = await Promise.all(others.toSorted().map((sheet) => readFile(sheet, 'utf8')));
  await writeFile('dist/songwai-ui.css', minify([tokens, base, ...looks, ...last].join('\n')));
};

/** One module in, one module out: whoever imports a button gets a button, and its sheet as an import of its own. */
const modules: Options = {
  entry: entries,
  format: 'esm',
  target: 'es2022',
  outDir: 'dist',
  clean: true,
  splitting: false,
  esbuildPlugins: [
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
    await Promise.all([copySheets(), copyTypes(), joinSheets()]);
  },
};

/** What somebody who imports these components adds to a page that has React: code and looks, for `.size-limit.mjs` to weigh. */
const bundle = (name: string, files: readonly string[]): Options => ({
  entry: files.map((file) => `src/${file}.tsx`),
  format: 'esm',
  target: 'es2022',
  outDir: `.cache/sizes/${name}`,
  clean: true,
  minify: true,
  splitting: true,
  treeshake: true,
  silent: true,
  // Everything but React itself, which the page has.
  noExternal: [/^(?!react(?:-dom)?(?:\/|$))/],
});

export default defineConfig([
  modules,
  bundle('button-and-field', ['button/button', 'text-field/text-field']),
  bundle('combobox', ['combobox/combobox']),
  bundle('dialog', ['dialog/dialog']),
  bundle('map', ['map/map-view']),
]);
