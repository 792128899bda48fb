import type { Browser, Page } from '@playwright/test';

/** Sizes of what is pictured, in CSS pixels and in how many real ones. */
const forms = {
  phone: { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 },
  partner: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 },
} as const;

/** A device whose owner has used the portal before, so that nothing is explained or offered. */
export const openUsedDevice = async (browser: Browser, form: keyof typeof forms): Promise<Page> => {
  const context = await browser.newContext({
    ...forms[form],
    timezoneId: 'Asia/Bangkok',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    localStorage.setItem('onBoarding', '3');
    localStorage.setItem('ratingAskedAt', new Date().toISOString());
    localStorage.setItem('proMotion', 'WELCOME50');
    localStorage.setItem('songwai.cookieNotice', 'closed');
    localStorage.setItem('songwai.install', `9 ${Date.now()} ${Date.now()}`);
  });
  return context.newPage();
};
