import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const source = `${import.meta.dirname}/../src`;
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.(?:test|stories)\.tsx$|\.d\.ts$/.test(file));

/** The static imports of each module; dynamic imports are chunks of their own, and type imports are erased. */
const importsOf = new Map(
  files.map((file) => {
    const code = readFileSync(join(source, file), 'utf8');
    const names = [...code.matchAll(/^import (?!type )(?:[^'"]*? from )?'([^']+)';/gm)].map(([, name = '']) => name);
    return [file, names.map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name))] as const;
  }),
);

/** All modules that a module imports directly or indirectly, itself included. */
const closureOf = (start: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    importsOf.get(name)?.forEach(visit);
  };
  visit(start);
  return found;
};
const foldersWith = (start: string) => [...new Set([...closureOf(start)].map((name) => name.split('/')[0]))].toSorted();

test('a button brings an icon and a spinner, and nothing else', () => {
  expect(foldersWith('button/button.tsx')).toEqual(['button', 'icon', 'lib', 'react', 'spinner'].toSorted());
});

/** Heavy dependencies, and the components that need them. */
const heavy = [
  ['leaflet', []],
  ['dialog', ['dialog', 'confirm', 'drawer', 'panel', 'consent-dialog']],
  [
    'route-line',
    [
      'route-line',
      'timeline',
      'contents-line',
      'table-of-contents',
      'settings-section',
      'steps',
      'line-track',
      'day-line',
      'occurrence-line',
      'marked-text',
      'way-bar',
      'way-fields',
      'site-parts',
    ],
  ],
] as const;

test.each(heavy)('%s comes with nothing that does not need it', (name, needed) => {
  const bringing = files.filter((file) => {
    const folders = [...closureOf(file)].map((each) => each.split('/')[0]);
    return folders.includes(name) && !(name === 'leaflet' && file.startsWith('map/'));
  });
  const folders = [...new Set(bringing.map((file) => file.split('/')[0] ?? ''))];
  expect(folders.filter((folder) => !needed.some((each) => each === folder))).toEqual([]);
});

test('the map’s own view comes without its library, which is fetched when it is shown', () => {
  expect(
    [...closureOf('map/map-view.tsx')].filter((name) => name.startsWith('leaflet') || name === 'map/leaflet-map.ts'),
  ).toEqual([]);
});

test('a bundler may leave out every module that is not used: only style sheets have an effect of their own', () => {
  const manifest = JSON.parse(readFileSync(`${source}/../package.json`, 'utf8')) as { readonly sideEffects: readonly string[] };
  expect(manifest.sideEffects).toEqual(['**/*.css']);
});
