import { webcrypto } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { lazyPrivateStorage } from './lazy-private-storage.ts';
import { createPrivateStorage, type PrivateStorageOptions } from './private-storage.ts';

// Needs its own modules and page: checks all of the page's storage, to which a screen of another file may still write.

const crypto = webcrypto as unknown as Crypto;
const draft = JSON.stringify({ contactName: 'สมชาย ใจดี', contactPhone: '0812345678', remark: 'ชั้น 3' });
const key = 'songwai.private.draft.web';
const dayMs = 24 * 60 * 60 * 1000;

let indexedDB: IDBFactory;
let nowMs: number;
beforeEach(() => {
  localStorage.clear();
  indexedDB = new IDBFactory();
  nowMs = Date.UTC(2026, 10, 22);
});

/** Opens the storage as after a reload, in the same browser by default. */
const openTab = (given: Partial<PrivateStorageOptions> = {}) =>
  createPrivateStorage({ open: () => localStorage, clock: () => nowMs, crypto, indexedDB, ...given });

describe('what belongs to one person on this device', () => {
  it('survives a reload of the page', async () => {
    await openTab().set(key, draft);
    expect(await openTab().get(key)).toBe(draft);
  });

  it('cannot be read by whoever reads the storage', async () => {
    await openTab().set(key, draft, dayMs);
    const stored = localStorage.getItem(key) ?? '';
    expect(stored).not.toBe('');
    expect(atob(stored.split('.')[1] ?? '')).not.toMatch(/0812345678|contactName/);
  });

  it('is gone, not broken, where the key was lost', async () => {
    await openTab().set(key, draft);
    expect(await openTab({ indexedDB: new IDBFactory() }).get(key)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('treats garbage as nothing', async () => {
    localStorage.setItem(key, '%%% not base64 %%%');
    expect(await openTab().get(key)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is forgotten seven days after its last change, even by who never asks for it', async () => {
    await openTab().set(key, draft, 7 * dayMs);
    nowMs += 7 * dayMs - 1;
    expect(await openTab().get(key)).toBe(draft);
    nowMs += 2;
    openTab();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('removes the drafts that an earlier version kept for all to read, and nothing of anybody else', () => {
    localStorage.setItem('songwai.draft.web', draft);
    localStorage.setItem('songwai.draft.baanchandra', draft);
    localStorage.setItem('songwai.theme', 'dark');
    localStorage.setItem('hotel.cart', '1');
    openTab();
    expect(Object.keys(localStorage).sort()).toEqual(['hotel.cart', 'songwai.theme']);
  });

  it('goes all at once, and what was being written then does not come back', async () => {
    localStorage.setItem('hotel.cart', '1');
    const storage = openTab();
    await storage.set('songwai.private.session', 'user');
    const writing = storage.set(key, draft);
    await storage.clear();
    await writing;
    expect(Object.keys(localStorage)).toEqual(['hotel.cart']);
    expect(await storage.get(key)).toBeNull();
  });

  it('ends with the newest of many, for whoever asks meanwhile too', async () => {
    const storage = openTab();
    const writing = Promise.all(['a', 'b', 'c'].map((text) => storage.set(key, text)));
    expect(await storage.get(key)).toBe('c');
    await writing;
    expect(await openTab().get(key)).toBe('c');
  });

  it('is removed even while it is being written', async () => {
    const storage = openTab();
    const writing = storage.set(key, draft);
    await storage.remove(key);
    await writing;
    expect(localStorage.length).toBe(0);
  });

  it('can be written by two tabs at once that both need a key first', async () => {
    await Promise.all([openTab().set(key, draft), openTab().set('songwai.private.session', 'user')]);
    expect(await openTab().get(key)).toBe(draft);
    expect(await openTab().get('songwai.private.session')).toBe('user');
  });

  it.each<[string, () => Partial<PrivateStorageOptions>]>([
    ['has no WebCrypto', () => ({ crypto: { getRandomValues: crypto.getRandomValues.bind(crypto) } as unknown as Crypto })],
    ['has no IndexedDB', () => ({ indexedDB: undefined })],
    [
      'refuses IndexedDB',
      () => ({
        indexedDB: Object.assign(new IDBFactory(), {
          open: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        }),
      }),
    ],
  ])('lives in memory alone on a page that %s', async (_what, browser) => {
    const storage = openTab(browser());
    await storage.set(key, draft);
    expect(await storage.get(key)).toBe(draft);
    expect(localStorage.length).toBe(0);
  });

  it('lives in memory where the page forbids storage', async () => {
    const reported: unknown[] = [];
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const storage = openTab({ open: forbidden, onProblem: (error) => reported.push(error) });
    await storage.set(key, draft);
    expect(await storage.get(key)).toBe(draft);
    await storage.remove(key);
    await storage.clear();
    expect(await storage.get(key)).toBeNull();
    expect(reported).not.toEqual([]);
  });

  it('keeps the newest in memory where the storage is full', async () => {
    await openTab().set(key, 'old');
    const full = new Proxy(localStorage, {
      get: (target, name) => {
        if (name !== 'setItem') return Reflect.get(target, name, target)?.bind?.(target);
        return () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    });
    const storage = openTab({ open: () => full });
    await storage.set(key, draft);
    expect(await storage.get(key)).toBe(draft);
  });
});

describe('a private storage whose code comes late', () => {
  let touched: number;
  const openLate = () =>
    lazyPrivateStorage({
      open: () => {
        touched += 1;
        return localStorage;
      },
      clock: () => nowMs,
      crypto,
      indexedDB,
    });
  beforeEach(() => {
    touched = 0;
  });

  it('looks once for whoever is here for the first time, and is not opened', async () => {
    expect(await openLate().get(key)).toBeNull();
    expect(touched).toBe(1);
  });

  it('reads and writes as the storage does', async () => {
    await openLate().set(key, draft, dayMs);
    expect(await openLate().get(key)).toBe(draft);
    await openLate().remove(key);
    await openLate().set(key, draft);
    await openLate().clear();
    expect(localStorage.length).toBe(0);
  });

  it('is one storage, however many ask for it at once', async () => {
    const storage = openLate();
    await Promise.all([storage.set(key, 'old'), storage.set(key, draft), storage.open()]);
    expect(await storage.get(key)).toBe(draft);
  });
});
