import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shareFields } from '@songwai/core/orders/links/share-target';
import { describe, expect, it } from 'vitest';
import { routeTable } from '../../src/routes/route-table.ts';
import { appManifest } from './app-manifest.ts';

const portal = join(import.meta.dirname, '../..');
const publicFile = (path: string) => join(portal, 'public', path);

/** Width and height in a PNG's first chunk. */
const sizeOfPng = (path: string): string => {
  const file = readFileSync(publicFile(path));
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
};

describe.each(['th', 'en'] as const)('the app in %s', (language) => {
  const manifest = appManifest(language);
  const prefix = language === 'en' ? '/en' : '';

  it('is one app with that of the other language, and opens the order form in its own', () => {
    expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', lang: language });
    expect(manifest.start_url).toBe(`${prefix}/neworder`);
    expect(manifest.share_target).toMatchObject({ action: `${prefix}/share`, method: 'POST' });
    expect(Object.keys(manifest.share_target.params)).toEqual([...shareFields]);
  });

  it('has shortcuts to pages that there are', () => {
    const paths = routeTable.map(({ path }) => prefix + path);
    expect(manifest.shortcuts.map(({ url }) => url).every((url) => paths.includes(url))).toBe(true);
  });

  it('has icons of the sizes that it says', () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)])
      expect(sizeOfPng(src), src).toBe(sizes);
  });

  it('shows screens of the product', () => {
    for (const { src } of manifest.screenshots) expect(existsSync(publicFile(src)), src).toBe(true);
  });
});

it('is coloured as the tokens say', async () => {
  const tokens = await readFile(join(portal, '../../packages/ui/src/tokens/tokens.css'), 'utf8');
  const { theme_color: theme } = appManifest('th');
  expect(tokens).toContain(`--songwai-canvas: light-dark(${theme.toLowerCase()}`);
  expect(await readdir(publicFile('/app'))).toContain('apple-touch-180.png');
});
