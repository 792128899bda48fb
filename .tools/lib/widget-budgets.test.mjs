import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it('what partners read of the widget’s weight is what is held', () => {
  // Read as text, because importing the budgets requires a finished build.
  const budgets = [...read('.size-limit.mjs').matchAll(/^ {2}widget\(.*, '([\d.]+ kB)'\),$/gm)].map(([, limit]) => limit);
  const [, table] = read('docs/embedding/weight.md').split('| fetched | at most |');
  const promised = [...(table ?? '').matchAll(/^\| .* \| ([\d.]+ kB) \|$/gm)].map(([, limit]) => limit);
  expect(budgets).toHaveLength(6);
  expect(promised).toEqual(budgets);
});
