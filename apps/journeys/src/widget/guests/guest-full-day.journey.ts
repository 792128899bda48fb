import { openHostMarkup, takeGuestToken } from '../../support/host-markup.ts';
import { watchHostPage } from '../../support/host-page.ts';
import { expect, test } from '../../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../../support/order-form.ts';

/** YYYY-MM-DD in Bangkok, some days ahead. */
const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(Date.now() + days * 86_400_000);

test('a guest of a partner that offers it hires a car for 9 hours inside the element, under the documented policy', async ({
  page,
}) => {
  const host = await watchHostPage(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const wasFetched = () => fetched.some((url) => url.includes('/guest-hire.js'));
  await openHostMarkup(page, {
    body: `<songwai-booking partner="baanchandra" token="${await takeGuestToken()}" lang="en"></songwai-booking>`,
  });
  const booking = page.locator('songwai-booking');
  const form = createOrderForm(booking, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  expect(wasFetched()).toBe(false);

  await booking.getByRole('button', { name: /Change the pick-up time/ }).click();
  await booking.getByRole('radio', { name: /^Full day/ }).check();
  await booking.getByRole('button', { name: 'Done' }).click();
  await booking.getByRole('tab', { name: /^9 hours/ }).click();
  await booking.getByRole('radio', { name: /^Car/ }).check();
  await booking.getByRole('button', { name: /Choose where work starts/ }).click();
  await booking.getByRole('combobox', { name: 'Choose where work starts' }).fill(siamParagon[0]);
  await booking.getByRole('option', { name: siamParagon[1] }).first().click();
  await booking.getByLabel('Date', { exact: true }).fill(dayAhead(3));
  await booking.getByLabel('Start time', { exact: true }).fill('09:00');
  await expect(booking.getByText('18:00 end')).toBeVisible();
  await booking.getByRole('button', { name: 'Next: contacts' }).click();

  await expect(booking.getByRole('heading', { name: 'Contacts and payment' })).toBeFocused();
  // Who books is known from the hotel.
  await expect(booking.getByLabel('Contact name')).toHaveValue('Maya Lindqvist');
  const book = booking.getByRole('button', { name: 'Book for ฿2,200' });
  await book.click();
  await expect(form.agreement).toBeFocused();
  await form.agree();
  await book.click();
  await expect(booking.getByRole('heading', { name: 'Your hire is booked' })).toBeVisible();
  expect((await host.events()).filter(({ type }) => type === 'songwai:booked')).toHaveLength(1);
  expect(await host.errors()).toEqual([]);
});
