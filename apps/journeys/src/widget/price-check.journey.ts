import type { Locator, Page } from '@playwright/test';
import { openHostMarkup } from '../support/host-markup.ts';
import { watchHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { partnerOrigin, portalOrigin } from '../support/product.ts';
import { detailsOf, everyVariantInFull, portalPath, textOf } from '../support/variants.ts';
import type { Language } from '../support/words.ts';

/** Paths of all calls from now on. */
const watchCalls = (page: Page): readonly string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
};

const pricesIn = (scope: Page | Locator, language: Language) =>
  scope.getByRole('group', { name: textOf(language).pricesToday }).getByRole('radio', { name: /฿[\d,.]+$/ });

for (const variant of everyVariantInFull) {
  const { language, label } = variant;
  const text = textOf(language);

  test(
    `a partner’s page of prices compares vehicles and leads to the order form, filled in, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const calls = watchCalls(page);
      const form = createOrderForm(page, language);
      await page.goto(portalPath(language, '/price-check/baanchandra'));
      await expect(page.getByRole('heading', { level: 1, name: /Baan Chandra/ })).toBeVisible();
      await form.enterRoute(siamParagon, bangNa);
      await expect(pricesIn(page, language)).toHaveCount(6);
      expect(calls).not.toContain('/api/init_data_v3');

      await page.getByRole('radio', { name: text.car }).check();
      await page.getByRole('link', { name: text.bookNow }).click();
      await expect(page).toHaveURL(`${portalOrigin}${portalPath(language, '/neworder')}`);
      await expect(form.stops).toHaveCount(2);
      await expect(page.getByRole('radio', { name: text.car })).toBeChecked();
      await form.seePrices();
    },
  );

  test(
    `the hotel’s page of prices begins at the hotel, and opens our order form in a window of its own, ${label}`,
    detailsOf(variant),
    async ({ page, context }) => {
      const calls = watchCalls(page);
      const host = await watchHostPage(page);
      const element = page.locator('songwai-price-check');
      const form = createOrderForm(element, language);
      await page.goto(`${partnerOrigin}/prices?lang=${language}`);
      await element.getByRole('button', { name: text.dropOff }).click();
      await form.choosePlace(siamParagon);
      await expect(pricesIn(element, language)).toHaveCount(6);
      expect(calls).not.toContain('/api/init_data_v3');
      expect(calls).not.toContain('/api/signon');
      expect(await host.errors()).toEqual([]);

      const opened = context.waitForEvent('page');
      await element.getByRole('link', { name: text.bookNow }).click();
      const order = await opened;
      await expect(createOrderForm(order, language).stops).toHaveCount(2);
    },
  );
}

test('“Book” fills in the booking element of the same page', { tag: '@desktop' }, async ({ page }) => {
  await openHostMarkup(page, {
    body: '<songwai-price-check partner="baanchandra" lang="en"></songwai-price-check><songwai-booking partner="baanchandra" lang="en"></songwai-booking>',
  });
  const prices = page.locator('songwai-price-check');
  const booking = page.locator('songwai-booking');
  await createOrderForm(prices, 'en').enterRoute(siamParagon, bangNa);
  await prices.getByRole('radio', { name: textOf('en').car }).check();
  await prices.getByRole('link', { name: textOf('en').bookNow }).click();
  await expect(createOrderForm(booking, 'en').stops).toHaveCount(2);
  await expect(booking.getByRole('radio', { name: textOf('en').car })).toBeChecked();
});

test('a partner that nobody knows has a page that says so', { tag: '@phone' }, async ({ page, unseenFaults: _ }) => {
  await page.goto('/en/price-check/nobody-knows-this');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such price check' })).toBeVisible();
});
