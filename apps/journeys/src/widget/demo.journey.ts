import type { Page } from '@playwright/test';
import { findFreePort } from '../support/free-port.ts';
import { openHostMarkup } from '../support/host-markup.ts';
import { watchHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { textOf } from '../support/variants.ts';
import type { Language } from '../support/words.ts';

const signs = {
  th: 'นี่คือตัวอย่าง ไม่มีการจองจริงและไม่คิดเงิน',
  en: 'This is a demo: nothing is booked or charged',
} as const;

/** Calls that need an account, or are about a job: none may leave the page in a demo. */
const ofAccounts = /\/api\/(signon|create_job|get_job_detail|tracking)/;

/** A page of a developer who has no account: its origin is registered nowhere, and it allows nothing but the documented minimum. */
const openDemo = async (page: Page, body: string) => {
  const sent: string[] = [];
  page.on('request', (request) => ofAccounts.test(request.url()) && sent.push(request.url()));
  const host = await watchHostPage(page);
  const origin = `http://localhost:${await findFreePort()}`;
  await openHostMarkup(page, {
    origin,
    policy: "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    body,
  });
  return { ...host, sent };
};

/** Fills in an order up to its button. */
const order = async (page: Page, language: Language) => {
  const booking = page.locator('songwai-booking');
  const form = createOrderForm(booking, language);
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  await form.chooseParcelByMotorcycle();
  await form.next.click();
  await form.enterContacts();
  await form.payCashAtDropOff();
  return { booking, form };
};

for (const language of ['th', 'en'] as const) {
  test(`a developer without an account books in a demo and follows the parcel to the door, ${language}`, async ({ page }) => {
    const text = textOf(language);
    await page.clock.install();
    const host = await openDemo(
      page,
      `<songwai-booking demo lang="${language}"></songwai-booking><songwai-tracking demo lang="${language}"></songwai-tracking>`,
    );
    await expect(page.getByText(signs[language])).toHaveCount(2);
    const { booking, form } = await order(page, language);
    await form.bookButton.click();
    await expect(form.booked).toBeVisible();

    const tracking = page.locator('songwai-tracking');
    await booking.getByRole('link', { name: text.track }).click();
    await expect(tracking).toBeFocused();
    await expect(tracking.locator('.sw-map__vehicle')).toBeVisible();
    // The ride is drawn by the page’s own clock.
    await page.clock.fastForward('01:30');
    await expect(tracking.getByRole('heading', { name: text.delivered })).toBeVisible();
    const events = await host.events();
    const trackingId = await tracking.getAttribute('tracking-id');
    const idsOf = (name: string) => events.filter(({ type }) => type === name).map((event) => event.trackingId);
    expect(idsOf('songwai:booked')).toEqual([trackingId]);
    expect(idsOf('songwai:delivered')).toContain(trackingId);
    expect(await host.errors()).toEqual([]);
    expect(host.sent).toEqual([]);
  });
}

test('where no courier is found the guest reads it, on a page that has no tracking of its own', async ({ page }) => {
  const text = textOf('en');
  await page.clock.install();
  const host = await openDemo(page, '<songwai-booking demo="no-courier" lang="en"></songwai-booking>');
  const { booking, form } = await order(page, 'en');
  await form.bookButton.click();
  await booking.getByRole('link', { name: text.track }).click();
  const tracking = page.locator('songwai-tracking');
  await expect(tracking.getByText(signs.en)).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(tracking.getByRole('heading', { name: /No driver was free/ })).toBeVisible();
  expect((await host.events()).map(({ type }) => type)).toContain('songwai:cancelled');
});

test('where the price rises the guest sees the new one, and books at it', async ({ page }) => {
  await openDemo(page, '<songwai-booking demo="price-rise" lang="en"></songwai-booking>');
  const { booking, form } = await order(page, 'en');
  const before = await form.bookButton.textContent();
  await form.bookButton.click();
  await expect(booking.getByText(/The price is now/).first()).toBeVisible();
  await expect(form.booked).toBeHidden();
  expect(await form.bookButton.textContent()).not.toBe(before);
  await form.bookButton.click();
  await expect(form.booked).toBeVisible();
});

test('where the server fails the guest tries again, and nothing typed is lost', async ({ page }) => {
  await openDemo(page, '<songwai-booking demo="server-error" lang="en"></songwai-booking>');
  const { booking, form } = await order(page, 'en');
  await form.bookButton.click();
  await expect(booking.getByText('Not booked yet, and nothing was charged').first()).toBeVisible();
  await expect(form.receiverName).not.toHaveValue('');
  await form.bookButton.click();
  await expect(form.booked).toBeVisible();
});

test('a demo begins and ends while the page is open', { tag: '@desktop' }, async ({ page }) => {
  await openDemo(page, '<songwai-tracking lang="en"></songwai-tracking>');
  const tracking = page.locator('songwai-tracking');
  const nothing = tracking.getByText('No delivery to follow yet');
  await expect(nothing).toBeVisible();
  await tracking.evaluate((element) => element.setAttribute('demo', ''));
  await expect(tracking.getByText(signs.en)).toBeVisible();
  await expect(tracking.getByText('Siam Paragon').first()).toBeVisible();
  await tracking.evaluate((element) => element.removeAttribute('demo'));
  await expect(nothing).toBeVisible();
  await expect(tracking.getByText(signs.en)).toHaveCount(0);
});
