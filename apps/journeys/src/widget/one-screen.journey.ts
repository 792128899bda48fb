import { openHostMarkup, takeGuestToken } from '../support/host-markup.ts';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm } from '../support/order-form.ts';

test('a guest of a hotel with a fixed pick-up books on one screen, with one button', async ({ page }) => {
  await openHostMarkup(page, {
    body: `<songwai-booking partner="baanchandra" token="${await takeGuestToken()}" lang="en" pick-up="Baan Chandra, front desk" pick-up-at="13.7234,100.5134" vehicle="motorcycle" reference="BC-1204"></songwai-booking>`,
  });
  const booking = page.locator('songwai-booking');
  const form = createOrderForm(booking, 'en');
  await expect(booking.getByText('Baan Chandra, front desk').first()).toBeVisible();
  // The pick-up is the page's: nothing opens, swaps or removes it.
  await expect(booking.getByRole('button', { name: /front desk|Swap/ })).toHaveCount(0);
  await booking.getByRole('button', { name: /Where to/ }).click();
  await form.searchBox.fill(bangNa[0]);
  await booking.getByRole('option', { name: bangNa[1] }).first().click();
  await expect(booking.getByRole('button', { name: /^Book for ฿/ })).toBeVisible();
  await booking.getByLabel('Receiver’s name').or(booking.getByLabel("Receiver's name")).fill('Khun Arisa');
  await booking.getByLabel('Phone', { exact: true }).fill('0815550142');
  await form.agree();
  await booking.getByRole('button', { name: /^Book for ฿/ }).click();
  await expect(form.booked).toBeVisible();
});

test('an attribute that cannot be used is left out, and the developer reads which', async ({ page }) => {
  await openHostMarkup(page, {
    body: `<songwai-booking partner="baanchandra" token="${await takeGuestToken()}" lang="en" pick-up="Chiang Mai" pick-up-at="18.79,98.98"></songwai-booking>`,
  });
  const error = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) =>
        document.addEventListener('songwai:error', (event) => resolve((event as CustomEvent).detail), { once: true }),
      ),
  );
  expect(error).toMatchObject({ code: 'attributes', message: expect.stringContaining('pick-up-at: outsideServiceArea') });
  await expect(page.locator('songwai-booking').getByRole('button', { name: /Where from/ })).toBeVisible();
});
