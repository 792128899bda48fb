import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { keepAssets } from './keep-assets.ts';

describe('the files of earlier builds of the portal', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'songwai-assets-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const build = async (name: string, files: readonly string[]): Promise<string> => {
    const portalDir = path.join(folder, name);
    await mkdir(path.join(portalDir, 'assets', 'fonts'), { recursive: true });
    for (const file of files) await writeFile(path.join(portalDir, 'assets', file), file);
    return portalDir;
  };
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const keep = (portalDir: string, now: Date) => keepAssets({ portalDir, portalArchiveDir: path.join(folder, 'kept'), now });
  const kept = async () => (await readdir(path.join(folder, 'kept', 'assets'), { recursive: true })).toSorted();

  it('are kept with those of this one, where their names say that they never change', async () => {
    await keep(
      await build('one', ['index-1a2b3c4d.js', 'index-1a2b3c4d.js.br', 'fonts/thai-5e6f7a8b.woff2', 'notes.txt']),
      day(1),
    );
    await keep(await build('two', ['index-9f8e7d6c.js']), day(2));
    expect(await kept()).toEqual([
      'fonts',
      'fonts/thai-5e6f7a8b.woff2',
      'index-1a2b3c4d.js',
      'index-1a2b3c4d.js.br',
      'index-9f8e7d6c.js',
    ]);
  });

  it('go when no build has had them for thirty days, and not while one has', async () => {
    const first = await build('one', ['both-1a2b3c4d.js', 'first-1a2b3c4d.js']);
    await keep(first, day(1));
    await keep(await build('two', ['both-1a2b3c4d.js']), day(20));
    await keep(await build('three', ['third-1a2b3c4d.js']), day(40));
    expect(await kept()).toEqual(['both-1a2b3c4d.js', 'third-1a2b3c4d.js']);
  });
});

describe('a page of another build', () => {
  let gateway: Gateway;
  let archived: string;
  beforeAll(async () => {
    gateway = await createGateway();
    archived = path.join(gateway.dirs.DATA_DIR, 'portal', 'assets');
  });
  afterAll(() => gateway.close());
  const open = (url: string, headers = {}) => gateway.app.inject({ method: 'GET', url, headers });

  it('finds its parts at this gateway, as lasting as at its own', async () => {
    await writeFile(path.join(archived, 'chunk-0f0e0d0c.js'), 'export const old = 1;');
    await writeFile(path.join(archived, 'chunk-0f0e0d0c.js.br'), brotliCompressSync('export const old = 1;'));
    const part = await open('/assets/chunk-0f0e0d0c.js');
    expect([part.statusCode, part.body]).toEqual([200, 'export const old = 1;']);
    expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(part.headers).not.toHaveProperty('content-security-policy');
    expect((await open('/assets/chunk-0f0e0d0c.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it('is not told that a part is there which nobody has', async () => {
    expect((await open('/assets/chunk-00000000.js')).statusCode).toBe(404);
    expect((await open('/assets/..%2f..%2fpostgres.password')).statusCode).not.toBe(200);
  });

  it('knows the same tag for the same content, whenever its copy was made', async () => {
    const tag = async (file: string, time: Date) => {
      await writeFile(path.join(archived, file), 'export const same = 1;');
      await utimes(path.join(archived, file), time, time);
      return (await open(`/assets/${file}`)).headers.etag;
    };
    const one = await tag('one-0f0e0d0c.js', new Date(0));
    expect(one).toMatch(/^"[\w-]{22}"$/);
    expect(await tag('other-0f0e0d0c.js', new Date())).toBe(one);
    const again = await open('/assets/one-0f0e0d0c.js', { 'if-none-match': one });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
