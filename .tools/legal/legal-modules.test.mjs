import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { legalFolder, legalModules } from './legal-modules.mjs';
import { parseLegal } from './parse-legal.mjs';

const folder = join(root, legalFolder);

test('the modules are those of the texts: otherwise `npm run legal` was forgotten', () => {
  const paths = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.generated.ts'));
  const written = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  expect(written).toEqual(Object.fromEntries(legalModules(folder).map(({ path, source }) => [path, source])));
});

const head = '---\ntitle: Terms\nversion: 2026-11\neffective: 2026-11-22\nreviewed: yes\nsummary: Short.\n---\n';

test('a text is read with its lists, tables, links and the place of the contacts', () => {
  const body = '\n## One {#one}\n\nA **b** [c](/d).\n\n### E\n\n- f\n- g\n\n| h |\n|---|\n| [i](/j) |\n\n{contacts}\n';
  expect(parseLegal(head + body)).toEqual({
    title: 'Terms',
    version: '2026-11',
    effectiveOn: '2026-11-22',
    isReviewed: true,
    summary: 'Short.',
    sections: [
      {
        id: 'one',
        title: 'One',
        blocks: [
          { paragraph: ['A ', { strong: 'b' }, ' ', { text: 'c', href: '/d' }, '.'] },
          { heading: 'E' },
          { list: [['f'], ['g']] },
          { table: { head: ['h'], rows: [[[{ text: 'i', href: '/j' }]]] } },
          { contacts: true },
        ],
      },
    ],
  });
});

test.each([
  ['without a head', 'x', /head between/],
  ['without its version', '---\ntitle: x\n---\n', /lacks version/],
  ['with a section that nothing can link to', `${head}\n## One\n`, /no \{#id\}/],
  ['with text before the first section', `${head}\nx\n`, /before the first section/],
  ['with what a page does not show', `${head}\n## One {#one}\n\n> x\n`, /unexpected blockquote/],
])('a text %s is refused', (_what, markdown, problem) => {
  expect(() => parseLegal(markdown)).toThrow(problem);
});
