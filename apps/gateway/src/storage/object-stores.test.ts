import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { startS3 } from '../../tests/storage/start-s3.ts';
import { systemRandom } from '../platform/deps.ts';
import { createFolderStore } from './folder-store.ts';
import { generateFileName, objectKey } from './object-key.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

let root: string;
let s3: Awaited<ReturnType<typeof startS3>>;
const stores: Record<string, ObjectStore> = {};
let closeS3Store: () => void;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'songwai-objects-'));
  s3 = await startS3();
  const s3Store = createS3Store({ place: s3.place, log: silentLog });
  closeS3Store = s3Store.close;
  Object.assign(stores, { 'a folder': createFolderStore(path.join(root, 'objects')), 'a bucket': s3Store });
});
afterAll(async () => {
  closeS3Store();
  await s3.stop();
  await rm(root, { recursive: true });
});

const storeOf = (name: string): ObjectStore => {
  const store = stores[name];
  if (store === undefined) throw new Error(`no store ${name}`);
  return store;
};
const newKey = (folder = 'jobs/J00000001') =>
  objectKey({ isProduction: false, folder, fileName: generateFileName(systemRandom, 'image/jpeg') });
const read = async (store: ObjectStore, key: string) => {
  const found = await store.get(key);
  return found === undefined ? undefined : { ...found, content: await buffer(found.content) };
};

describe.each(['a folder', 'a bucket'])('%s as object store', (name) => {
  it('gives back what was put, byte for byte, with its type', async () => {
    const store = storeOf(name);
    const content = randomBytes(3 * 1024 * 1024);
    const key = newKey();
    await store.put(key, content, 'image/jpeg');
    const found = await read(store, key);
    expect(found?.mediaType).toBe('image/jpeg');
    expect(found?.content.equals(content)).toBe(true);
  });

  it('keeps an empty object, and any bytes', async () => {
    const store = storeOf(name);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const key = newKey('drafts');
        await store.put(key, bytes, 'image/jpeg');
        expect((await read(store, key))?.content).toEqual(Buffer.from(bytes));
      }),
      { numRuns: 12 },
    );
  });

  it('knows nothing of a key under which nothing was put', async () => {
    const store = storeOf(name);
    expect(await store.get(newKey())).toBeUndefined();
    const key = newKey();
    await store.put(key, Buffer.from('x'), 'image/jpeg');
    expect(await store.get(key.replace('jobs/J00000001/', 'jobs/J00000002/'))).toBeUndefined();
  });

  it('replaces what was there', async () => {
    const store = storeOf(name);
    const key = newKey();
    await store.put(key, Buffer.from('first, and longer'), 'image/jpeg');
    await store.put(key, Buffer.from('second'), 'image/jpeg');
    expect((await read(store, key))?.content.toString()).toBe('second');
  });

  it('forgets what is removed, and takes a second removal for none', async () => {
    const store = storeOf(name);
    const key = newKey();
    await store.put(key, Buffer.from('x'), 'image/jpeg');
    await store.remove(key);
    expect(await store.get(key)).toBeUndefined();
    await expect(store.remove(key)).resolves.toBeUndefined();
  });

  it('takes many at once, each whole', async () => {
    const store = storeOf(name);
    const put = Array.from({ length: 12 }, () => ({ key: newKey(), content: randomBytes(20_000) }));
    await Promise.all(put.map(({ key, content }) => store.put(key, content, 'image/jpeg')));
    for (const { key, content } of put) expect((await read(store, key))?.content.equals(content)).toBe(true);
  });

  it.each([
    '../secret.jpg',
    'dev/../../etc/passwd.jpg',
    'dev/jobs/../x.jpg',
    'dev/.hidden.jpg',
    'dev//x.jpg',
    '/dev/x.jpg',
    'dev/jobs/x.jpg/',
    'dev/jobs/x.exe',
    'dev/jobs/x',
    'dev/jobs/a\0b.jpg',
    'dev\\jobs\\x.jpg',
    'test/jobs/x.jpg',
    `dev/${'a'.repeat(400)}.jpg`,
    '',
  ])('refuses %j for a key, whatever is wanted', async (key) => {
    const store = storeOf(name);
    await expect(store.put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow(RangeError);
    await expect(store.get(key)).rejects.toThrow(RangeError);
    await expect(store.remove(key)).rejects.toThrow(RangeError);
  });

  it('refuses a type that the key does not name', async () => {
    await expect(storeOf(name).put(newKey(), Buffer.from('%PDF'), 'application/pdf')).rejects.toThrow(RangeError);
  });
});

describe('a folder', () => {
  it('holds nothing but whole files after many have been written', async () => {
    const own = path.join(root, 'whole');
    const store = createFolderStore(own);
    const key = newKey();
    await Promise.all(Array.from({ length: 8 }, (_, i) => store.put(key, Buffer.alloc(50_000, i), 'image/jpeg')));
    const names = (await readdir(own, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(names).toHaveLength(1);
    const content = (await read(store, key))?.content ?? Buffer.alloc(0);
    expect(content.equals(Buffer.alloc(50_000, content[0]))).toBe(true);
  });

  it('does not answer a key that goes through a file', async () => {
    const own = path.join(root, 'through');
    const store = createFolderStore(own);
    await store.put('dev/jobs/a.jpg', Buffer.from('x'), 'image/jpeg');
    await writeFile(path.join(own, 'dev/jobs/b'), 'a file where a folder would be');
    expect(await store.get('dev/jobs/b/c.jpg')).toBeUndefined();
  });
});

describe('a key', () => {
  it('has the folder of its job below dev or prod, and a name that nobody guesses', () => {
    const fileName = generateFileName(systemRandom, 'image/png');
    expect(objectKey({ isProduction: true, folder: 'jobs/J00000001', fileName })).toBe(`prod/jobs/J00000001/${fileName}`);
    expect(objectKey({ isProduction: false, folder: 'drafts', fileName })).toBe(`dev/drafts/${fileName}`);
    expect(fileName).toMatch(/^[A-Za-z0-9_-]{32}\.png$/);
    expect(generateFileName(systemRandom, 'image/png')).not.toBe(fileName);
  });
});
