import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { shortClasses } from '../build/short-classes.ts';

const modules: Readonly<Record<string, string>> = {
  entry: [
    "import './card.css';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the script that is bundled has the template
    'export const draw = (tone) => `sw-card sw-card--${tone} sw-root`;',
    "export const later = () => import('later');",
  ].join('\n'),
  later: "import './row.css'; export const find = (root) => root.querySelector('.sw-card__row');",
  './card.css': 'register(".sw-root{color:red}.sw-card{--sw-gap:1px}.sw-card--warm{gap:var(--sw-gap)}");',
  './row.css': 'register(".sw-card__row{gap:var(--sw-gap)}");',
};

const build = async (): Promise<string> => {
  const bundle = await rollup({
    input: 'entry',
    preserveEntrySignatures: 'strict',
    plugins: [
      { name: 'memory', resolveId: (id) => id, load: (id) => ({ code: modules[id] ?? '', moduleSideEffects: true }) },
      shortClasses(['sw-root']),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
};

it('names of the looks become two letters, in every chunk the same, completed names are looked up, and kept ones stay', async () => {
  const code = await build();
  expect(code).not.toMatch(/sw-(card|gap)/);
  expect(code).toContain('.sw-root{color:red}');
  const [, row] = /querySelector\('\.(sw-[a-z]{2})'\)/.exec(code) ?? [];
  expect(code).toContain(`.${row}{gap`);
  const [, warm] = /\{"warm":"(sw-[a-z]{2})"\}/.exec(code) ?? [];
  expect(code).toContain(`.${warm}{gap`);
  expect(await build()).toBe(code);
});
