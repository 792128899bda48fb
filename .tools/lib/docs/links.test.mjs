import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../paths.mjs';
import { anchorsOf, brokenLinks } from './links.mjs';

const pages = globSync(['README.md', 'docs/**/*.md', 'packages/*/{README,CHANGELOG}.md'], { cwd: root });

it('every link in the docs leads somewhere, also to the heading that it names', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap((page) => brokenLinks(root, page))).toEqual([]);
});

it('a link that leads nowhere is named with its page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'songwai-links-'));
  writeFileSync(
    join(folder, 'one.md'),
    '# One\n[a](two.md) [b](two.md#here) [c](#one) [d](three.md) [e](#none) [f](https://x.test/none)\n\n`[g](none.md)`',
  );
  writeFileSync(join(folder, 'two.md'), '## Not here');
  expect(brokenLinks(folder, 'one.md')).toEqual([
    'one.md: two.md#here (there is no such heading)',
    'one.md: three.md (there is no three.md)',
    'one.md: #none (there is no such heading)',
  ]);
  rmSync(folder, { recursive: true });
});

it('headings have the anchors that GitHub gives them', () => {
  const page = '# `<songwai-booking>`\n## Leading a guest to us, signed on\n## bad_origin\n## Looks\n## Looks\n## ส่งไว & more';
  expect([...anchorsOf(page)]).toEqual([
    'songwai-booking',
    'leading-a-guest-to-us-signed-on',
    'bad_origin',
    'looks',
    'looks-1',
    'ส่งไว--more',
  ]);
});
