import { webcrypto } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createSessionStorage } from './session-storage.ts';

const crypto = webcrypto as unknown as Crypto;
const user = JSON.stringify({ userName: 'demo@songwai.test', sessionToken: 'a-token-nobody-may-read' });

describe('where the signed-in user is kept', () => {
  it('survives a reload of the page', async () => {
    const disk = createMemoryStorage();
    const indexedDB = new IDBFactory();
    await createSessionStorage(disk, { crypto, indexedDB }).set('session', user);
    expect(await createSessionStorage(disk, { crypto, indexedDB }).get('session')).toBe(user);
  });

  it('cannot be read by whoever reads the storage', async () => {
    const disk = createMemoryStorage();
    await createSessionStorage(disk, { crypto, indexedDB: new IDBFactory() }).set('session', user);
    const stored = (await disk.get('session')) ?? '';
    expect(stored).not.toBe('');
    expect(atob(stored)).not.toContain('demo@songwai.test');
  });

  it('is gone, not broken, for another browser that got hold of the storage', async () => {
    const disk = createMemoryStorage();
    await createSessionStorage(disk, { crypto, indexedDB: new IDBFactory() }).set('session', user);
    expect(await createSessionStorage(disk, { crypto, indexedDB: new IDBFactory() }).get('session')).toBeNull();
    expect(await disk.get('session')).toBeNull();
  });

  it('treats garbage as signed out', async () => {
    const disk = createMemoryStorage();
    await disk.set('session', '%%% not base64 %%%');
    expect(await createSessionStorage(disk, { crypto, indexedDB: new IDBFactory() }).get('session')).toBeNull();
  });

  it('lives in memory alone on a page without WebCrypto', async () => {
    const disk = createMemoryStorage();
    const plainHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) } as unknown as Crypto;
    const storage = createSessionStorage(disk, { crypto: plainHttp, indexedDB: new IDBFactory() });
    await storage.set('session', user);
    expect(await storage.get('session')).toBe(user);
    expect(await disk.get('session')).toBeNull();
  });

  it('lives in memory alone where the browser forbids IndexedDB', async () => {
    const disk = createMemoryStorage();
    const storage = createSessionStorage(disk, { crypto, indexedDB: undefined });
    await storage.set('session', user);
    expect(await storage.get('session')).toBe(user);
    expect(await disk.get('session')).toBeNull();
  });
});
