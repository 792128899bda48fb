import { expect, type Page } from '@playwright/test';

/** Waits until the app's worker answers for the page: it stores some 700 files first. */
export const seeWorker = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 150_000 }).toBe('activated');
};

/** Reads an entry of the encrypted storage, as the page itself does; null while there is none. */
const readStored = (page: Page, name: string): Promise<string | null> =>
  page.evaluate(async (key) => {
    const cipher = localStorage.getItem(`songwai.private.${key}`)?.split('.')[1];
    if (cipher === undefined) return null;
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const vault = await done(indexedDB.open('songwai-vault', 1));
    const vaultKey: unknown = await done(vault.transaction('keys').objectStore('keys').get('session'));
    vault.close();
    if (!(vaultKey instanceof CryptoKey)) return null;
    const bytes = Uint8Array.from(atob(cipher), (character) => character.charCodeAt(0));
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12) }, vaultKey, bytes.slice(12));
    return new TextDecoder().decode(plain);
  }, name);

/** Waits until an entry of the encrypted storage holds a text: an entry of the same name may hold only what came before it. */
export const seeStored = async (page: Page, name: string, text: string): Promise<void> => {
  await expect.poll(async () => (await readStored(page, name))?.includes(text)).toBe(true);
};

/** Does what a phone does when something is shared to the app. */
export const shareToApp = async (page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  await page.evaluate(
    ([action, entries]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      for (const [name, value] of entries) form.append(Object.assign(document.createElement('textarea'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    [path, Object.entries(fields)] as const,
  );
};
