import { findFreePort } from '../../support/free-port.ts';
import { openHostMarkup } from '../../support/host-markup.ts';
import { watchHostPage } from '../../support/host-page.ts';
import { expect, test } from '../../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../../support/order-form.ts';
import { portalOrigin } from '../../support/product.ts';
import { textOf } from '../../support/variants.ts';

const post = async (path: string, fields: object, token?: string): Promise<Readonly<Record<string, unknown>>> => {
  const response = await fetch(`${portalOrigin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { 'sk-token': token }) },
    body: JSON.stringify(fields),
  });
  return response.json();
};

/** A partner of its own, so that no other journey meets its rules. */
const makePartner = async (allowsGuests: boolean) => {
  const { skToken } = await post('/login', { userName: 'admin@songwai.test', password: 'demo1234' });
  const port = await findFreePort();
  const partnerId = `visitors-${port}`;
  const origin = `http://localhost:${port}`;
  const settings = { partnerName: 'Corner shop', allowedOrigins: [origin], features: ['order', 'tracking'], allowsGuests };
  const made = await post('/admin/partner/create', { partnerId, ...settings }, String(skToken));
  expect(made['responseCode'], JSON.stringify(made)).toBe(200);
  return { partnerId, origin };
};

test('a visitor whom the shop has not signed on books, and is the same guest at the next visit', async ({ page }) => {
  const text = textOf('en');
  const { partnerId, origin } = await makePartner(true);
  const host = await watchHostPage(page);
  const body = `<songwai-booking partner="${partnerId}" lang="en"></songwai-booking><songwai-tracking lang="en"></songwai-tracking>`;
  await openHostMarkup(page, { origin, body });
  const booking = page.locator('songwai-booking');
  const form = createOrderForm(booking, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  await form.chooseParcelByMotorcycle();
  const signedOn = page.waitForResponse((response) => response.url().endsWith('/api/signon'));
  await form.next.click();
  const { userId } = await (await signedOn).json();
  // Nobody is known, so nothing is filled in.
  await expect(form.senderName).toHaveValue('');
  await form.enterContacts();
  await form.payCashAtDropOff();
  await form.agree();
  await form.bookButton.click();
  await expect(form.booked).toBeVisible();
  await booking.getByRole('link', { name: text.track }).click();
  await expect(
    page
      .locator('songwai-tracking')
      .getByText(/Siam Paragon/)
      .first(),
  ).toBeVisible();
  expect(await host.errors()).toEqual([]);

  const again = page.waitForResponse((response) => response.url().endsWith('/api/signon'));
  await page.reload();
  expect((await (await again).json()).userId).toBe(userId);
});

test('where the shop does not allow it, the visitor reads what is missing as before', { tag: '@desktop' }, async ({ page }) => {
  const { partnerId, origin } = await makePartner(false);
  const host = await watchHostPage(page);
  await openHostMarkup(page, { origin, body: `<songwai-booking partner="${partnerId}" lang="en"></songwai-booking>` });
  const booking = page.locator('songwai-booking');
  const form = createOrderForm(booking, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  await form.chooseParcelByMotorcycle();
  await form.next.click();
  await form.enterContacts();
  await form.bookButton.click();
  await expect(booking.getByText('Missing: token')).toBeVisible();
  expect(await host.errors()).toContainEqual(expect.objectContaining({ code: 'attributes' }));
});
