import { expect, test } from './support/journey-test.ts';
import { portalPath } from './support/variants.ts';

const NARROWEST_PX = 320;

test.use({ viewport: { width: NARROWEST_PX, height: 640 } });

for (const language of ['th', 'en'] as const) {
  test(`nothing reaches beyond the narrowest phone, in ${language} @phone`, async ({ page }) => {
    for (const path of ['/', '/login', '/neworder']) {
      await page.goto(portalPath(language, path));
      const menu = page.getByRole('navigation');
      // Over the map the menu is one button; elsewhere its links are in a row.
      const lastOfMenu = menu.getByRole('link').or(menu.getByRole('button')).last();
      await lastOfMenu.waitFor();
      const { x = 0, width = 0 } = (await lastOfMenu.boundingBox()) ?? {};
      expect.soft(x + width, `the menu of ${path}`).toBeLessThanOrEqual(NARROWEST_PX);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `the page ${path}`).toBeLessThanOrEqual(NARROWEST_PX);
    }
  });
}
