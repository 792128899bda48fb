import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

test('every element of the widget has its stories', () => {
  const tags = [...readFileSync(join(source, 'songwai.ts'), 'utf8').matchAll(/tag: '([a-z-]+)'/g)].map(([, tag = '']) => tag);
  const stories = globSync('**/*.stories.tsx', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((tag) => !stories.some((story) => story.includes(`tag="${tag}"`)))).toEqual([]);
});
