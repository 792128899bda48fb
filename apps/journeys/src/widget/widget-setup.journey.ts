import { findFreePort } from '../support/free-port.ts';
import { openHostMarkup, takeGuestToken } from '../support/host-markup.ts';
import { watchHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';

test('whoever books on a page that has set neither partner nor token reads what is missing, and its developer in the console', {
  tag: '@desktop',
}, async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  const host = await watchHostPage(page);
  await openHostMarkup(page, { body: '<songwai-booking lang="en-US"></songwai-booking>' });
  const booking = page.locator('songwai-booking');
  const form = createOrderForm(booking, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  expect([await host.errors(), said]).toEqual([[], []]);

  await form.chooseParcelByMotorcycle();
  await form.next.click();
  await form.enterContacts();
  await form.bookButton.click();
  await expect(booking.getByText('Missing: partner, token')).toBeVisible();
  expect(said).toEqual([expect.stringContaining('cannot book without partner and token')]);
  expect(await host.errors()).toContainEqual(expect.objectContaining({ code: 'attributes' }));
});

test('attributes that come late and in any order book without an error', { tag: '@desktop' }, async ({ page }) => {
  const host = await watchHostPage(page);
  await openHostMarkup(page, { body: '<songwai-booking></songwai-booking>' });
  const booking = page.locator('songwai-booking');
  const set = (name: string, value: string | null) =>
    booking.evaluate(
      (element, given) => {
        if (given.value === null) element.removeAttribute(given.name);
        else element.setAttribute(given.name, given.value);
      },
      { name, value },
    );
  const signedOn = () => page.waitForResponse((response) => response.url().endsWith('/api/signon') && response.ok());

  await set('lang', 'en-GB');
  await set('token', await takeGuestToken());
  const first = signedOn();
  await set('partner', 'baanchandra');
  await first;
  await set('token', null);
  await set('partner', null);
  await set('partner', 'baanchandra');
  const second = signedOn();
  await set('token', await takeGuestToken());
  await second;
  await expect(booking.getByRole('button', { name: /Where from/ })).toBeVisible();
  expect(await host.errors()).toEqual([]);
});

test('a page that nobody registered learns that its origin is the reason', { tag: '@desktop' }, async ({ page }) => {
  const host = await watchHostPage(page);
  const token = await takeGuestToken();
  await openHostMarkup(page, {
    origin: `http://localhost:${await findFreePort()}`,
    body: `<songwai-booking partner="baanchandra" token="${token}" lang="en"></songwai-booking>`,
  });
  await expect(page.locator('songwai-booking').getByText('This site could not confirm who you are')).toBeVisible();
  expect(await host.errors()).toContainEqual(expect.objectContaining({ code: 'signon', reason: 'bad_origin' }));
});
