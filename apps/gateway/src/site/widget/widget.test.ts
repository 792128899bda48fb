import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';

const immutable = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300, must-revalidate';

let gateway: Gateway;
let archive: string;
beforeAll(async () => {
  gateway = await createGateway();
  archive = path.join(gateway.dirs.DATA_DIR, 'widget');
});
afterAll(() => gateway.close());

const open = (url: string, headers = {}) => gateway.app.inject({ method: 'GET', url, headers });
const write = async (folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
};
const archiveRelease = (version: string) =>
  write(path.join(archive, version), {
    'songwai.js': `"newest of ${version}";`,
    'songwai.exact.js': `"exactly ${version}";`,
    'integrity.json': '{"songwai.js":"sha384-x"}',
  });

describe('the widget', () => {
  beforeAll(async () => {
    await archiveRelease('1.4.1');
    await archiveRelease('1.10.0');
    await archiveRelease('0.9.0');
  });

  it('of an exact version never changes, and checks its parts', async () => {
    const script = await open('/widget/1.4.1/songwai.js');
    expect([script.statusCode, script.body, script.headers['cache-control']]).toEqual([200, '"exactly 1.4.1";', immutable]);
    expect(script.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers).not.toHaveProperty('content-security-policy');
    expect((await open('/widget/1.4.1/integrity.json')).json()).toEqual({ 'songwai.js': 'sha384-x' });
  });

  it('of a build that is not archived yet has its version, but may still change', async () => {
    const script = await open('/widget/1.4.2/songwai.js');
    expect([script.statusCode, script.body, script.headers['cache-control']]).toEqual([200, 'export { exact };', shortly]);
  });

  it('is the built one at /v1, also where the archive has a newer one: a deployment that goes back does', async () => {
    const script = await open('/widget/v1/songwai.js');
    expect([script.body, script.headers['cache-control']]).toEqual(['export {};', shortly]);
    const again = await open('/widget/v1/songwai.js', { 'if-none-match': script.headers.etag });
    expect(again.statusCode).toBe(304);
  });

  it('of an earlier major version is the newest of it', async () => {
    await archiveRelease('0.10.0');
    expect((await open('/widget/v0/songwai.js')).body).toBe('"newest of 0.10.0";');
  });

  it.each([['v2'], ['1.4.9'], ['latest'], ['..%2f..']])('that there is not (%s) names those that there are', async (release) => {
    const response = await open(`/widget/${release}/songwai.js`);
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    expect(response.body).toContain('v0, v1, 0.9.0, 0.10.0, 1.4.1, 1.4.2, 1.10.0.');
  });

  it('comes as the build compressed it, also out of the archive', async () => {
    const smaller = brotliCompressSync('"exactly 1.4.1";');
    await write(path.join(archive, '1.4.1'), { 'songwai.exact.js.br': smaller });
    const response = await open('/widget/1.4.1/songwai.js', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.rawPayload.equals(smaller)).toBe(true);
  });
});

describe('a part of the widget', () => {
  it.each([['v1'], ['1.4.1'], ['1.4.2']])('is one file for all releases (%s), and is stored for ever', async (release) => {
    const part = await open(`/widget/${release}/chunks/9f8e7d6c5b/booking.js`);
    expect([part.statusCode, part.body, part.headers['cache-control']]).toEqual([200, 'export {};', immutable]);
  });

  it('is still there for a page that was opened before a deployment', async () => {
    const { WIDGET_DIR: built } = gateway.dirs;
    await cp(path.join(built, 'chunks'), path.join(archive, 'chunks'), { recursive: true });
    await rm(path.join(built, 'chunks'), { recursive: true });
    await write(built, { 'chunks/0123456789/booking.js': '"new";' });
    for (const release of ['v1', '1.4.1']) {
      expect((await open(`/widget/${release}/chunks/9f8e7d6c5b/booking.js`)).body).toBe('export {};');
      expect((await open(`/widget/${release}/chunks/0123456789/booking.js`)).body).toBe('"new";');
    }
  });

  it.each([
    ['/widget/v1/chunks/9f8e7d6c5b/none.js'],
    ['/widget/v1/chunks/0000000000/booking.js'],
    ['/widget/1.4.1/none.js'],
    ['/widget/1.4.1/../../../../etc/passwd'],
    ['/widget/1.4.1/..%2f..%2f..%2fetc%2fpasswd'],
    ['/widget/v1/chunks/9f8e7d6c5b/..%2f..%2f..%2fversion.json'],
    ['/widget/'],
    ['/widget/v1'],
  ])('that is not there (%s) is stored by nobody', async (url) => {
    const response = await open(url);
    expect([400, 403, 404]).toContain(response.statusCode);
    expect(String(response.headers['cache-control'])).not.toMatch(/immutable|max-age=[1-9]/);
    expect(response.body).not.toContain('root:');
  });
});

describe('what partners’ developers read', () => {
  it('is beside the script, as text that a browser shows', async () => {
    await write(gateway.dirs.WIDGET_DIR, { 'docs/start.md': '# Start', 'docs/snippets/songwai.php': '<?php' });
    for (const name of ['start.md', 'snippets/songwai.php']) {
      const answer = await open(`/widget/v1/docs/${name}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    }
  });

  it('is listed for assistants, with this deployment’s address', async () => {
    expect((await open('/llms.txt')).statusCode).toBe(404);
    await write(gateway.dirs.WIDGET_DIR, {
      'llms.txt': '- https://songwai.example/widget/v1/docs/start.md',
      'llms-full.txt': '# Songwai',
    });
    const answer = await open('/llms.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('- https://songwai.test/widget/v1/docs/start.md');
    expect((await open('/llms-full.txt')).body).toBe('# Songwai');
  });
});
