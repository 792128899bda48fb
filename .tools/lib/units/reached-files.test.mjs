import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importsOf, reachedFiles } from './reached-files.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'songwai-reach-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (files) => {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
};

test('a module imports what it names, hands on and fetches later, and no types', () => {
  const code = [
    `import { a } from './a.ts';`,
    `import {\n  b,\n} from './b.ts';`,
    `import './c.css';`,
    `import type { D } from './d.ts';`,
    `export { e } from './e.ts';`,
    `const load = () => import('./f.tsx');`,
    `type G = typeof import('./g.tsx');`,
  ].join('\n');
  expect(importsOf(code)).toEqual(['./a.ts', './b.ts', './c.css', './e.ts', './f.tsx']);
});

test('what an entry reaches is followed through our packages, in circles too, and ends at styles and libraries', () => {
  write({
    'packages/widget/src/entry.ts': `import 'preact';\nimport './entry.css';\nimport { Page } from '@songwai/features/orders/page';`,
    'packages/features/src/orders/page.tsx': `import { Button } from '@songwai/ui/button/button';\nimport { part } from './part.ts';`,
    'packages/features/src/orders/part.ts': `export const part = () => import('./page.tsx');`,
    'packages/ui/src/button/button.tsx': '',
    'packages/ui/src/table/table.tsx': '',
  });
  expect(reachedFiles(root, ['packages/widget/src/entry.ts'])).toEqual([
    'packages/widget/src/entry.ts',
    'packages/features/src/orders/page.tsx',
    'packages/ui/src/button/button.tsx',
    'packages/features/src/orders/part.ts',
  ]);
});
