import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gatherConditions, headOf, minify, nestRules, splitRules } from '../build/compact-sheet.ts';
import { readPublished } from '../build/read-published.ts';
import { shortenScript, shortenSheet, shortNames } from '../build/short-names.ts';

const { sheet, names } = await readPublished();

/** The published modules of the design system and of the features built with it. */
const modules = ['ui', 'features'].flatMap((name) => {
  const source = join(import.meta.dirname, '../..', name, 'src');
  return (readdirSync(source, { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|d)\.tsx?$/.test(file))
    .map((file) => ({
      file: `${name}/${file}`,
      code: readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    }));
});
const namesIn = (text: string) => [...text.matchAll(/(?<!\w)sw-[\w-]*\w/g)].map(([name]) => name);
const published = new Set(namesIn(sheet));

test('there are modules and names to look at', () => {
  expect(modules.length).toBeGreaterThan(150);
  expect(names.size).toBeGreaterThan(400);
});

test('no two names are published as one, and none as a name that stays', () => {
  const short = [...names.values()];
  expect(new Set(short).size).toBe(short.length);
  const staying = modules.flatMap(({ code }) => namesIn(code)).filter((name) => !names.has(name));
  expect(staying.filter((name) => short.includes(name))).toEqual([]);
});

test('what says how text looks keeps its name, for it is written by whoever uses the set', () => {
  for (const name of ['sw-root', 'sw-soft', 'sw-lead', 'sw-heading--page', 'sw-note']) expect(names.has(name)).toBe(false);
  expect(sheet).toContain('.sw-heading--page');
});

test.each(modules)('$file asks for nothing but what is in the published sheet', ({ code }) => {
  const written = namesIn(code).filter((name) => names.has(name));
  const short = shortenScript(code, names);
  for (const name of written) expect(published.has(names.get(name) ?? '')).toBe(true);
  // No name is left unshortened or cut in two: `sw-ab--${tone}`.
  expect(namesIn(short).filter((name) => names.has(name) && !published.has(name))).toEqual([]);
  expect(short.match(/sw-[a-z]{2}-+\$\{/)).toBeNull();
});

test('a class that is completed by a value is looked up, and a value without a look leaves nothing', () => {
  const map = shortNames(['.sw-badge{}.sw-badge--info{}'], []);
  expect(shortenScript(`\`sw-badge sw-badge--\${tone}\``, map)).toBe(`\`sw-aa \${({"info":"sw-ab"})[tone] ?? ''}\``);
  expect(shortenScript("el.closest('.sw-badge')", map)).toBe("el.closest('.sw-aa')");
  expect(shortenScript(`\`sw-other--\${tone}\``, map)).toBe(`\`sw-other--\${tone}\``);
});

test('properties, containers and animations follow their sheet', () => {
  const css = '.sw-map{container:sw-map;--sw-at:1;animation:sw-map-in}@keyframes sw-map-in{}';
  expect(shortenSheet(css, shortNames([css], []))).toBe('.sw-aa{container:sw-aa;--sw-ab:1;animation:sw-ac}@keyframes sw-ac{}');
});

test('the whole sheet says each condition once, and nests what belongs together without changing what it weighs', () => {
  const heads = splitRules(sheet)
    .map(headOf)
    .filter((head) => /^@(?:media|container)/.test(head));
  expect(new Set(heads).size).toBe(heads.length);
  const css = minify(
    '.a { color: red; }\n.a:hover { color: blue; }\n.a > .b, .c { top: 0.5em; }\n@media print { .a .b { top: 0 } }',
  );
  expect(nestRules(gatherConditions(splitRules(css)))).toBe(
    '.a{color:red;&:hover{color:blue}}.a>.b,.c{top:.5em}@media print{.a .b{top:0}}',
  );
});
