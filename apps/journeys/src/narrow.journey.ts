import { accountPaths, openWhole, signInFor } from './support/account/account-pages.ts';
import { expect, test } from './support/journey-test.ts';
import { expectInside, narrowestPx } from './support/reach/narrow-page.ts';
import { portalPath, thaiDaily } from './support/variants.ts';

test.use({ viewport: { width: narrowestPx, height: 640 } });

for (const { language, full } of thaiDaily) {
  test(`nothing reaches beyond the narrowest phone, in ${language} @phone${full}`, async ({ page }) => {
    for (const path of ['/', '/login', '/signup', '/forgotpassword', '/neworder', '/fullday', '/findLocation']) {
      await page.goto(portalPath(language, path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link').or(main.getByRole('button')).last(), path).toBeVisible();
      await expectInside(page, path);
    }
  });

  test(`nothing of an account reaches beyond the narrowest phone, in ${language} @phone${full}`, async ({ page }) => {
    await signInFor(page, '/settings', { language });
    for (const path of accountPaths) {
      await openWhole(page, language, path);
      await expectInside(page, path);
    }
  });

  test(`long words of news stay on the narrowest phone, in ${language} @phone${full}`, async ({ page }) => {
    const long = 'm'.repeat(60);
    // Before the route: a call that a page leaves behind could not be answered.
    await signInFor(page, '/settings', { language });
    await page.route(/\/api\/v2\/news(?:\/\d+)?(?:\?|$)/, async (route) => {
      const answer = await (await route.fetch()).text();
      await route.fulfill({ body: answer.replace(/"(title|summary)(Th|En)":"[^"]*"/g, `"$1$2":"${long}"`) });
    });
    for (const path of ['/news', '/news/1']) {
      await openWhole(page, language, path);
      await expect(page.getByText(long).first(), path).toBeVisible();
      await expectInside(page, path);
    }
  });
}
