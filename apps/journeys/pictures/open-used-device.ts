import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** A device whose owner has used the portal before, so that nothing is explained or offered. */
export const openUsedDevice = async (browser: Browser, device: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext({ ...device, timezoneId: 'Asia/Bangkok', reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('proMotion', 'WELCOME50');
    localStorage.setItem('songwai.cookieNotice', 'closed');
    localStorage.setItem('songwai.install', `9 ${Date.now()} ${Date.now()}`);
  });
  return context.newPage();
};
