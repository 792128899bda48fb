import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openHostMarkup, takeGuestToken } from '../../support/host-markup.ts';
import { expect, test } from '../../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../../support/order-form.ts';

test('a guest who is signed out has no order any more, and signs on anew with the next booking @desktop', async ({ page }) => {
  await openHostMarkup(page, {
    body: `<songwai-booking partner="baanchandra" lang="en" token="${await takeGuestToken()}"></songwai-booking>`,
  });
  const element = page.locator('songwai-booking');
  const form = createOrderForm(element, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  const ended = page.waitForResponse((response) => response.url().includes('/logout'));
  await element.evaluate((host) => Reflect.get(host, 'signOut').call(host));
  expect((await ended).ok()).toBe(true);
  await expect(element.getByRole('button', { name: /Where from/ })).toBeVisible();
  await expect(form.stops).toHaveCount(0);
  await page.reload();
  await expect(element.getByRole('button', { name: /Where from/ })).toBeVisible();
  await expect(form.stops).toHaveCount(0);
});

/** Orders up to the last step with tokens on request; then the gateway ends the session behind the guest's back. */
const loseSession = async (page: Page, guestIds: readonly [first: string, later: string]) => {
  await openHostMarkup(page, { body: '<songwai-booking partner="baanchandra" lang="en"></songwai-booking>' });
  let asked = 0;
  await page.exposeFunction('fetchToken', () => {
    asked += 1;
    return takeGuestToken(guestIds[asked === 1 ? 0 : 1]);
  });
  const element = page.locator('songwai-booking');
  const signedOn = page.waitForResponse((response) => response.url().endsWith('/signon'));
  await element.evaluate((host) => Reflect.set(host, 'getToken', Reflect.get(globalThis, 'fetchToken')));
  const form = createOrderForm(element, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.chooseParcelByMotorcycle();
  await form.next.click();
  await form.enterContacts();
  await form.payCashAtDropOff();
  await form.agree();
  const response = await signedOn;
  const { skToken, userName } = await response.json();
  const ended = await page.request.post(response.url().replace('/signon', '/logout'), {
    headers: { 'sk-token': String(skToken) },
    data: { userName, lang: 'en' },
  });
  expect(ended.ok()).toBe(true);
  return { form, timesAsked: () => asked };
};

test('where the session has ended, a booking goes through with another token of the same guest @desktop', async ({ page }) => {
  const guest = randomUUID();
  const { form, timesAsked } = await loseSession(page, [guest, guest]);
  await form.bookButton.click();
  await expect(form.booked).toBeVisible();
  expect(timesAsked()).toBe(2);
});

test('where another guest has signed in at the page meanwhile, nothing of the first one is booked for them @desktop', async ({
  page,
}) => {
  const { form, timesAsked } = await loseSession(page, [randomUUID(), randomUUID()]);
  const bookings: number[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/create_job')) bookings.push((await response.json())['responseCode']);
  });
  await form.bookButton.click();
  await expect(page.locator('songwai-booking').getByRole('button', { name: /Where from/ })).toBeVisible();
  expect(timesAsked()).toBe(2);
  expect(bookings.filter((code) => code === 200)).toEqual([]);
  await expect(form.booked).toBeHidden();
});
