import { expect, test } from 'vitest';
import { overfullFolders } from './overfull-folders.mjs';

const named = (names) => names.map((name) => `apps/gateway/src/jobs/${name}`);

test('a folder may hold as many source files as the limit says', () => {
  expect(overfullFolders(named(['a.ts', 'b.tsx']), 2)).toEqual([]);
  expect(overfullFolders(named(['a.ts', 'b.tsx', 'c.mjs']), 2)).toEqual([{ folder: 'apps/gateway/src/jobs', count: 3 }]);
});

test('tests, stories, looks and what lies in a part are not counted', () => {
  const beside = named(['a.test.ts', 'a.stories.tsx', 'a.css', 'lists/b.ts', 'c.ts']);
  expect(overfullFolders(beside, 1)).toEqual([]);
});
