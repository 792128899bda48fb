import type { Page } from '@playwright/test';
import { openHostMarkup, takeGuestToken } from '../support/host-markup.ts';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';

const fallback = 'Call the concierge: 02 000 0000';

const openBooking = async (page: Page, policy?: string) =>
  openHostMarkup(page, {
    body: `<songwai-booking partner="baanchandra" token="${await takeGuestToken()}" lang="en"><p>${fallback}</p></songwai-booking>`,
    ...(policy && { policy }),
  });

/** Blocks a file until the returned function is called. */
const lose = async (page: Page, part: string) => {
  const pattern = new RegExp(`/widget/v1/chunks/\\w+/${part}\\.js`);
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
};

for (const part of ['booking', 'base', 'en']) {
  // Daily the first file; the full tests add those that it asks for.
  const tag = part === 'booking' ? ['@desktop'] : ['@desktop', '@full'];
  test(`where the file ${part} does not arrive the host’s own words stay, and a press tries again`, { tag }, async ({ page }) => {
    const find = await lose(page, part);
    await openBooking(page);
    const booking = page.locator('songwai-booking');
    await expect(booking.getByText('This part did not load')).toBeVisible();
    await expect(page.getByText(fallback)).toBeVisible();
    await find();
    await booking.getByRole('button', { name: 'Try again' }).click();
    await expect(booking.getByRole('button', { name: /Where from/ })).toBeVisible();
    await expect(page.getByText(fallback)).toBeHidden();
  });
}

test('where the later steps do not arrive the stops can be entered, and a press brings the rest', { tag: '@desktop' }, async ({
  page,
}) => {
  const find = await lose(page, 'later');
  await openBooking(page);
  const booking = page.locator('songwai-booking');
  const form = createOrderForm(booking, 'en');
  await form.enterRoute(siamParagon, bangNa);
  const retry = booking.getByRole('button', { name: 'Try again' });
  await expect(retry.first()).toBeVisible();
  await find();
  // Each place that waits for a later step shows the button, some of them a moment later.
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click();
    await expect(retry).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await form.seePrices();
});

/** Fills in an order up to the booking button. */
const fillIn = async (page: Page) => {
  const form = createOrderForm(page.locator('songwai-booking'), 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  await form.chooseParcelByMotorcycle();
  await form.next.click();
  await form.enterContacts();
  await form.payCashAtDropOff();
  return form;
};

test('where nobody answers the sign-on it says that nothing was booked, and a press tries again', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route('**/api/signon', (route) => route.abort());
  await openBooking(page);
  const form = await fillIn(page);
  await form.bookButton.click();
  await expect(page.locator('songwai-booking').getByText('Not booked yet, and nothing was charged')).toBeVisible();
  await page.unroute('**/api/signon');
  // Only now are the guest, and the terms to accept, known.
  await form.bookButton.click();
  await form.agree();
  await form.bookButton.click();
  await expect(form.booked).toBeVisible();
});

test('whoever has ticked the box books without another file', { tag: '@desktop' }, async ({ page }) => {
  await openBooking(page);
  const form = await fillIn(page);
  await form.agree();
  await page.route(/\/widget\/v1\/chunks\//, (route) => route.abort());
  await form.bookButton.click();
  await expect(form.booked).toBeVisible();
});

test('where the map does not arrive it says so, and a press brings it', { tag: '@desktop' }, async ({ page }) => {
  const find = await lose(page, 'leaflet-map');
  await openBooking(page);
  const map = page.locator('songwai-booking').getByRole('region', { name: 'Route map' });
  await expect(map.getByText('The map did not load')).toBeVisible();
  await find();
  await map.getByRole('button', { name: 'Try again' }).click();
  await expect(map.locator('canvas').first()).toBeVisible();
});

test('a page that enforces Trusted Types shows the map with its stops', { tag: '@desktop' }, async ({ page }) => {
  await openBooking(page, "require-trusted-types-for 'script'; trusted-types 'none'");
  const booking = page.locator('songwai-booking');
  await createOrderForm(booking, 'en').enterRoute(siamParagon, bangNa);
  await expect(booking.locator('canvas').first()).toBeVisible();
  await expect(booking.locator('.sw-map__pin')).toHaveCount(2);
  await expect(booking.locator('.sw-map__route').first()).toBeAttached();
});
