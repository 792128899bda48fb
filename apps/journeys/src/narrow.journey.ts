import { accountPaths } from './support/account/account-paths.ts';
import { expect, test } from './support/journey-test.ts';
import { expectInside, narrowestPx } from './support/reach/narrow-page.ts';
import { signIn } from './support/sign-in.ts';
import { portalPath } from './support/variants.ts';

test.use({ viewport: { width: narrowestPx, height: 640 } });

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
