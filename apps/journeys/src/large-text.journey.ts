import type { Page } from '@playwright/test';
import { accountPaths, openWhole, signInFor } from './support/account/account-pages.ts';
import { expect, test } from './support/journey-test.ts';
import { enlargeText } from './support/reach/large-text.ts';
import { portalPath } from './support/variants.ts';

const bar = (page: Page) => page.locator('.sw-frame__bar');
const positionOf = (page: Page) => bar(page).evaluate((element) => getComputedStyle(element).position);

test.describe('with the text of the browser at 200 %', () => {
  // The policy of our pages allows no inline style, which stands in for the browser's setting here.
  test.use({ bypassCSP: true });

  test('text doubles, nothing is cut off, and the price bar lets go @phone', async ({ page }) => {
    await page.goto(portalPath('en', '/neworder'));
    await enlargeText(page);
    const vehicles = page.locator('.sw-radio-card');
    await vehicles.first().waitFor();
    await expect(page.locator('.sw-root')).toHaveCSS('font-size', '30px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const isCutOff = await vehicles.evaluateAll((cards) => cards.some((card) => card.scrollWidth > card.clientWidth + 1));
    expect(isCutOff).toBe(false);
    expect(await positionOf(page)).toBe('static');
  });

  test('nothing of an account is pushed off the screen @phone', async ({ page }) => {
    await signInFor(page, '/settings', { language: 'th' });
    for (const path of [...accountPaths, '/notification', '/findLocation']) {
      await openWhole(page, 'th', path);
      await enlargeText(page);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    }
  });
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 360, height: 225 } });

  test('the price bar leaves the whole height to the form @phone', async ({ page }) => {
    await page.goto(portalPath('th', '/neworder'));
    await bar(page).waitFor();
    expect(await positionOf(page)).toBe('static');
  });
});
