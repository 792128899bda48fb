import { expect, test } from './support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from './support/order-form.ts';
import { partnerOrigin } from './support/product.ts';
import { findViolations } from './support/reach/violations.ts';
import { signIn } from './support/sign-in.ts';
import { portalPath, textOf } from './support/variants.ts';

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly size: 'phone' | 'desktop';
  readonly tag: readonly ['@phone' | '@desktop', ...'@full'[]];
}

/** One scheme and size in the daily tests; the other combinations in the full ones. */
const looks: readonly Look[] = [
  { colorScheme: 'light', size: 'phone', tag: ['@phone'] },
  { colorScheme: 'dark', size: 'desktop', tag: ['@desktop', '@full'] },
  { colorScheme: 'dark', size: 'phone', tag: ['@phone', '@full'] },
  { colorScheme: 'light', size: 'desktop', tag: ['@desktop', '@full'] },
];

for (const { colorScheme, size, tag } of looks) {
  test.describe(`${colorScheme} colours on a ${size}`, { tag: [...tag] }, () => {
    test.use({ colorScheme });

    test('the portal’s start and sign-in pages have no obstacles for assistive technology', async ({ page }) => {
      for (const path of ['/', '/login']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await findViolations(page), path).toEqual([]);
      }
    });

    test('the order, its confirmation and its tracking have none', async ({ page }) => {
      const form = createOrderForm(page, 'th');
      await page.goto(portalPath('th', '/neworder'));
      await expect(form.vehicles).toHaveCount(6);
      expect(await findViolations(page), 'empty').toEqual([]);
      await form.enterRoute(siamParagon, bangNa);
      await form.chooseParcelByMotorcycle();
      await form.seePrices();
      await expect(page.locator('.sw-map__pin')).toHaveCount(2);
      expect(await findViolations(page), 'filled').toEqual([]);
      await form.next.click();
      await signIn(page, 'th');
      await form.enterContacts();
      expect(await findViolations(page), 'contacts').toEqual([]);
      await form.reviewButton.click();
      await expect(form.bookButton).toBeVisible();
      expect(await findViolations(page), 'review').toEqual([]);
      await form.bookButton.click();
      await expect(form.booked).toBeVisible();
      expect(await findViolations(page), 'booked').toEqual([]);
      await page.getByRole('link', { name: textOf('th').track }).click();
      // On a busy machine the simulated driver may be done before axe has read the confirmation.
      const delivered = page.getByRole('heading', { name: textOf('th').delivered });
      await expect(page.locator('.sw-map__vehicle').or(delivered).first()).toBeVisible({ timeout: 60_000 });
      expect(await findViolations(page), 'tracking').toEqual([]);
    });

    test('the widget on the hotel’s page has none', async ({ page }) => {
      const form = createOrderForm(page.locator('songwai-booking'), 'en');
      await page.goto(`${partnerOrigin}/?lang=en&theme=${colorScheme}`);
      await expect(form.vehicles).toHaveCount(6);
      expect(await findViolations(page, 'songwai-booking'), 'empty').toEqual([]);
      await form.enterRoute(siamParagon, bangNa);
      await form.chooseParcelByMotorcycle();
      await form.seePrices();
      expect(await findViolations(page, 'songwai-booking'), 'filled').toEqual([]);
    });
  });
}
