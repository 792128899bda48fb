import type { Page } from '@playwright/test';
import { accountPaths } from './support/account/account-paths.ts';
import { expect, test } from './support/journey-test.ts';
import { signIn } from './support/sign-in.ts';
import { portalPath } from './support/variants.ts';

const NARROWEST_PX = 320;

test.use({ viewport: { width: NARROWEST_PX, height: 640 } });

/** Names what a finger cannot reach since it ends beyond the page's edge; what scrolls sideways of itself is left out. */
const beyondTheEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate((widthPx) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !scrolls(control.parentElement))
      .filter((control) => control.getBoundingClientRect().right > widthPx)
      .map((control) => `${control.localName} "${(control.getAttribute('aria-label') ?? control.textContent).trim()}"`);
  }, NARROWEST_PX);

const expectInside = async (page: Page, path: string): Promise<void> => {
  expect.soft(await beyondTheEdge(page), `the controls of ${path}`).toEqual([]);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(scrollWidth, `the page ${path}`).toBeLessThanOrEqual(NARROWEST_PX);
};

for (const language of ['th', 'en'] as const) {
  test(`nothing reaches beyond the narrowest phone, in ${language} @phone`, async ({ page }) => {
    for (const path of ['/', '/login', '/signup', '/forgotpassword', '/neworder', '/findLocation']) {
      await page.goto(portalPath(language, path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link').or(main.getByRole('button')).last(), path).toBeVisible();
      await expectInside(page, path);
    }
  });

  test(`nothing of an account reaches beyond the narrowest phone, in ${language} @phone`, async ({ page }) => {
    await page.goto(portalPath(language, '/login?from=/settings'));
    await signIn(page, language);
    for (const path of accountPaths) {
      await page.goto(portalPath(language, path));
      await expect(page.getByRole('main').getByRole('button').first(), path).toBeVisible();
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
      await expectInside(page, path);
    }
  });
}
