import { expect, type Page } from '@playwright/test';

/** Waits until the app's worker answers for the page: it stores some 700 files first. */
export const seeWorker = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 150_000 }).toBe('activated');
};

/** Waits until an entry of the encrypted storage was written. */
export const seeStored = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(`songwai.private.${key}`) !== null, name)).toBe(true);
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
