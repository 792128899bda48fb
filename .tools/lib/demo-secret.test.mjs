import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storedDemoSecret } from './demo-secret.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'songwai-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is the same at the next start, so that what the last one signed still opens', () => {
  const first = storedDemoSecret(join(folder, 'not-there-yet'));
  expect(Buffer.byteLength(first)).toBeGreaterThanOrEqual(32);
  expect(storedDemoSecret(join(folder, 'not-there-yet'))).toBe(first);
});

it('is another one in another clone', () => {
  expect(storedDemoSecret(join(folder, 'one'))).not.toBe(storedDemoSecret(join(folder, 'other')));
});

it('is for its owner alone', async () => {
  storedDemoSecret(folder);
  const { mode } = await stat(join(folder, 'partner-demo.secret'));
  expect(mode & 0o777).toBe(0o600);
});

it('is made anew where its file was cut short, as on a full disk', async () => {
  await writeFile(join(folder, 'partner-demo.secret'), 'short');
  const secret = storedDemoSecret(folder);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(storedDemoSecret(folder)).toBe(secret);
});
