import type { Page } from '@playwright/test';
import { openHostMarkup, takeGuestToken } from '../support/host-markup.ts';
import { expect, test } from '../support/journey-test.ts';
import { siamParagon } from '../support/order-form.ts';

/** Opens a booking whose code does not come before the returned function is called. */
const openSlowly = async (page: Page, options: { readonly lang?: string; readonly policy?: string } = {}) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/widget\/v1\/chunks\//, async (route) => {
    await code.promise;
    await route.continue();
  });
  const { lang = 'en', policy } = options;
  await openHostMarkup(page, {
    body: `<songwai-booking partner="baanchandra" token="${await takeGuestToken()}" lang="${lang}"><p>Call us</p></songwai-booking>`,
    ...(policy && { policy }),
  });
  return { booking: page.locator('songwai-booking'), release: code.resolve };
};

test('a guest types before the code has come, and goes on typing in the search that takes over', async ({ page }) => {
  const { booking, release } = await openSlowly(page);
  const field = booking.getByRole('textbox', { name: 'Pick-up: Where from?' });
  await field.click();
  await page.keyboard.type(siamParagon[0].slice(0, 3));
  release();
  const search = booking.getByRole('combobox', { name: 'Search: Pick-up' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(siamParagon[0].slice(0, 3));
  await page.keyboard.type(siamParagon[0].slice(3));
  // Each letter brings other results; a press before the last of them may meet another row.
  await expect(booking.getByRole('option')).toHaveCount(1);
  await booking.getByRole('option', { name: siamParagon[1] }).first().click();
  await expect(booking.getByRole('combobox', { name: 'Search: Stop 2' })).toBeFocused();
});

test('what was typed into the other field comes into its search, and a press that came too early counts @desktop', async ({
  page,
}) => {
  const { booking, release } = await openSlowly(page, { policy: "require-trusted-types-for 'script'; trusted-types 'none'" });
  await booking.getByRole('textbox', { name: 'Stop 2: Where to?' }).fill('บางนา');
  await booking.getByRole('textbox', { name: 'Pick-up: Where from?' }).fill(siamParagon[0]);
  await booking.getByRole('button', { name: 'Add a stop' }).click();
  release();
  await expect(booking.getByRole('combobox', { name: 'Search: Stop 3' })).toBeFocused();
  // The third stop brings the code for sorting, which may put other cards under the pointer in the middle of a press.
  await expect(async () => {
    await booking.getByRole('button', { name: 'Where from? Pick-up' }).click({ timeout: 2_000 });
    await expect(booking.getByRole('combobox', { name: 'Search: Pick-up' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(booking.getByRole('combobox', { name: 'Search: Pick-up' })).toHaveValue(siamParagon[0]);
  await booking.getByRole('option', { name: siamParagon[1] }).first().click();
  await expect(booking.getByRole('combobox', { name: 'Search: Stop 2' })).toHaveValue('บางนา');
});

test('what was typed stays where the code does not arrive, and a press tries again @desktop', async ({ page }) => {
  await page.route(/\/chunks\/\w+\/booking\.js/, (route) => route.abort());
  await openHostMarkup(page, {
    body: `<songwai-booking partner="baanchandra" token="${await takeGuestToken()}" lang="en"></songwai-booking>`,
  });
  const booking = page.locator('songwai-booking');
  const field = booking.getByRole('textbox', { name: 'Pick-up: Where from?' });
  await field.fill(siamParagon[0]);
  await expect(booking.getByRole('alert')).toContainText('This part did not load');
  await expect(field).toHaveValue(siamParagon[0]);
  await page.unroute(/\/chunks\/\w+\/booking\.js/);
  await booking.getByRole('button', { name: 'Try again' }).click();
  await expect(booking.getByRole('combobox', { name: 'Search: Pick-up' })).toHaveValue(siamParagon[0]);
});

test('the first look speaks the language that the page names later @desktop', async ({ page }) => {
  const { booking } = await openSlowly(page, { lang: 'th' });
  await booking.getByRole('textbox', { name: 'จุดรับ: รับของที่ไหน' }).fill('สยาม');
  await booking.evaluate((element) => element.setAttribute('lang', 'en'));
  await expect(booking.getByRole('textbox', { name: 'Pick-up: Where from?' })).toHaveValue('สยาม');
});
