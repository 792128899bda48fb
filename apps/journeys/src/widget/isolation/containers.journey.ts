import { openHostMarkup, serveHostMarkup, takeGuestToken } from '../../support/host-markup.ts';
import { expect, test } from '../../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../../support/order-form.ts';

const booking = (token = '') =>
  `<songwai-booking partner="baanchandra" ${token && `token="${token}"`} lang="en"></songwai-booking>`;

test('in a dialog of the page a guest searches by keyboard, and Escape closes the search before the dialog @desktop', async ({
  page,
}) => {
  await openHostMarkup(page, { body: `<dialog>${booking()}</dialog>` });
  const element = page.locator('songwai-booking');
  // Its first look has fields in place of these buttons, of which the dialog would focus the first one, and so open the search.
  await expect(element.locator('button', { hasText: 'Where from?' })).toBeAttached();
  const dialog = page.locator('dialog');
  await dialog.evaluate((shown: HTMLDialogElement) => shown.showModal());
  const form = createOrderForm(element, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();

  await form.stops.first().focus();
  await page.keyboard.press('Enter');
  await form.searchBox.fill('Siam');
  await expect(element.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(element.getByRole('option')).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('in a small scroller of the page each step comes into sight @desktop', async ({ page }) => {
  await openHostMarkup(page, {
    body: `<div class="scroller" tabindex="0">${booking()}</div>`,
    styles: '.scroller{height:420px;width:380px;overflow:auto;transform:translateZ(0);contain:layout paint;border:1px solid}',
  });
  const form = createOrderForm(page.locator('songwai-booking'), 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  await form.chooseParcelByMotorcycle();
  await form.next.click();
  await expect(page.locator('songwai-booking').getByRole('heading', { name: 'Who sends, who receives' })).toBeInViewport();
});

/** A page of the partner that shows another of its pages in a sandboxed frame. */
const frameIt = async (page: Parameters<typeof serveHostMarkup>[0], sandbox: string, token: string) => {
  const framed = await serveHostMarkup(page, { body: booking(token) }, '/framed-page');
  await openHostMarkup(page, {
    body: `<iframe title="Framed" sandbox="${sandbox}" src="${framed}"></iframe>`,
    styles: 'iframe{width:400px;height:800px;border:0}',
    policy: "frame-src 'self'",
  });
  return page.frameLocator('iframe').locator('songwai-booking');
};

test('in a sandboxed frame without an origin there are prices, nobody is signed on, and the developer learns why @desktop', async ({
  page,
}) => {
  const framed = await frameIt(page, 'allow-scripts', await takeGuestToken());
  const form = createOrderForm(framed, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  await expect(framed.getByText('This site could not confirm who you are')).toBeVisible();
  const report = await framed.evaluate((element) => Reflect.get(element, 'preflight').call(element));
  expect(report).toMatchObject({ isReady: false });
  expect(report.findings).toContainEqual(expect.objectContaining({ id: 'frame', level: 'error' }));
});

test('in a sandboxed frame that has its origin a guest books @desktop', async ({ page }) => {
  const framed = await frameIt(page, 'allow-scripts allow-same-origin', await takeGuestToken());
  const form = createOrderForm(framed, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.chooseParcelByMotorcycle();
  await form.next.click();
  await form.enterContacts();
  await form.payCashAtDropOff();
  await form.agree();
  await form.bookButton.click();
  await expect(form.booked).toBeVisible();
});
