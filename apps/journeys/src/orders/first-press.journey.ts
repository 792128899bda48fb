import { expect, test } from '../support/journey-test.ts';
import { createOrderForm, siamParagon } from '../support/order-form.ts';
import { detailsOf, eachOnce, portalPath, textOf } from '../support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;

  test(
    `on a slow line the first press opens a field that takes what is typed, and its results come later, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const code = Promise.withResolvers<void>();
      await page.route(/\/assets\/(?:stop-results|render-search-card|combobox-search)-[^/]*\.js$/, async (route) => {
        await code.promise;
        await route.continue();
      });
      const form = createOrderForm(page, language);
      const [typed, suggestion] = siamParagon;
      await page.goto(portalPath(language, '/neworder'));
      await page.getByRole('button', { name: textOf(language).pickUp }).click();
      await expect(form.searchBox).toBeFocused();
      await page.keyboard.type(typed.slice(0, 4));
      const field = await form.searchBox.elementHandle();
      await expect(form.searchBox).toHaveValue(typed.slice(0, 4));
      await expect(page.getByRole('listbox')).toHaveCount(0);

      code.resolve();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      // The same field: a phone keeps its keyboard, and an input method what it composes.
      expect(await field?.evaluate((before) => before === document.activeElement)).toBe(true);
      await page.keyboard.type(typed.slice(4));
      await expect(form.searchBox).toHaveValue(typed);
      await page.getByRole('option', { name: suggestion }).first().click();
      await expect(form.stops).toHaveCount(1);
    },
  );
}
