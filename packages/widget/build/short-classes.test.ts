import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { shortClasses } from './short-classes.ts';

const modules: Readonly<Record<string, string>> = {
  entry: [
    "import './card.css';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the script that is bundled has the template
    'export const draw = (tone) => `sw-card sw-card--${tone} sw-root`;',
    "export const later = () => import('later');",
  ].join('\n'),
  later: "import './row.css'; export const find = (root) => root.querySelector('.sw-card__row');",
  './card.css':
    'register(".sw-root{--songwai-ink:red;color:var(--songwai-accent,var(--songwai-ink))}.sw-card{--sw-gap:1px}.sw-card--warm{gap:var(--sw-gap)}");',
  './row.css': 'register(".sw-card__row{gap:var(--sw-gap)}");',
};

const build = async (last = /none/) => {
  const bundle = await rollup({
    input: 'entry',
    preserveEntrySignatures: 'strict',
    plugins: [
      { name: 'memory', resolveId: (id) => id, load: (id) => ({ code: modules[id] ?? '', moduleSideEffects: true }) },
      shortClasses({ styles: [], reserved: ['sw-root'], reservedTokens: /^--songwai-accent$/, last }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const tokens = output.find((file) => file.type === 'asset' && file.fileName === 'tokens.json');
  return {
    code: output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'),
    tokens: JSON.parse(tokens?.type === 'asset' ? String(tokens.source) : '{}'),
  };
};

it('names of the looks become two letters, in every chunk the same, completed names are looked up, and kept ones stay', async () => {
  const { code } = await build();
  expect(code).not.toMatch(/sw-(card|gap)/);
  expect(code).toContain('.sw-root{');
  const [, row] = /querySelector\('\.(_[a-z]{2})'\)/.exec(code) ?? [];
  expect(code).toContain(`.${row}{gap`);
  const [, warm] = /\{"warm":"(_[a-z]{2})"\}/.exec(code) ?? [];
  expect(code).toContain(`.${warm}{gap`);
  expect((await build()).code).toBe(code);
});

it('design tokens become two letters, what a host may set stays, and a list says which became what', async () => {
  const { code, tokens } = await build();
  expect(Object.keys(tokens)).toEqual(['--songwai-ink']);
  const short = tokens['--songwai-ink'];
  expect(code).toContain(`${short}:red;color:var(--songwai-accent,var(${short}))`);
});

it('sheets that come last leave the names of the others as if they were not there', async () => {
  const rowOf = (code: string) => /querySelector\('\.(_[a-z]{2})'\)/.exec(code)?.[1] ?? '';
  const [usual, last] = [await build(), await build(/card\.css$/)];
  expect(rowOf(last.code) < rowOf(usual.code)).toBe(true);
});
