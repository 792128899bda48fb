import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { leanPreact } from './lean-preact.ts';

const file = fileURLToPath(import.meta.resolve('preact'));
const { transform } = leanPreact() as { transform: (code: string, id: string) => { readonly code: string } | null };

test('what no view of ours can reach is left out of Preact', () => {
  const whole = readFileSync(file, 'utf8');
  const { code = '' } = transform(whole, file) ?? {};
  expect(whole.length - code.length).toBeGreaterThan(2_700);
  expect(code).not.toMatch(/innerHTML|componentDidMount|getDerivedState|MathML|contextType|forceUpdate|props\.__P|progress/);
  // Nodes of a first look are taken over, and compared.
  expect(code).toContain('attributes');
  // Hooks need it.
  expect(code).toContain('shouldComponentUpdate');
});

test('other modules stay, and another Preact than the one that was looked at fails the build', () => {
  expect(transform('code', '/some/module.js')).toBeNull();
  expect(() => transform('export const render = 1;', file)).toThrow('another one');
});
