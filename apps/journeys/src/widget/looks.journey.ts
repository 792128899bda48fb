import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { signInAdministrator } from '../support/account/administrator.ts';
import { openHostMarkup } from '../support/host-markup.ts';
import { expect, test } from '../support/journey-test.ts';
import { contrastOf, isClose, painted } from '../support/looks/painted.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { partnerOrigin, portalOrigin } from '../support/product.ts';

const terracotta = '#9c3a24';
const apricot = '#f0a488';

const offers = { features: ['order', 'priceCheck', 'dropPoint'], isDropPointSigned: false, allowedOrigins: [partnerOrigin] };

/** Registers a partner of its own with a stored theme, because other journeys look at the demo partner. */
const registerPartner = async (request: APIRequestContext, theme: object): Promise<string> => {
  const headers = await signInAdministrator(request);
  const partnerId = `looks-${randomUUID().slice(0, 8)}`;
  const data = { partnerId, partnerName: 'Looks', ...offers, theme };
  const answer = await request.post(`${portalOrigin}/api/admin/partner/create`, { headers, data });
  expect(await answer.json()).toMatchObject({ responseCode: 200 });
  return partnerId;
};

const primaryOf = (page: Page, tag: string) => page.locator(tag).getByRole('button', { name: /^(Next|Save)/ });

const elements = (partner: string, attributes = '') =>
  [
    `<songwai-booking partner="${partner}" lang="en" ${attributes}></songwai-booking>`,
    `<songwai-drop-point partner="${partner}" reference="BC-1" lang="en" ${attributes}></songwai-drop-point>`,
  ].join('');
const bothTags = ['songwai-booking', 'songwai-drop-point'];

for (const [theme, accent] of [
  ['light', terracotta],
  ['dark', apricot],
] as const) {
  test(`the colour that is stored for a partner shows without any CSS of its page, and can be read, ${theme}`, {
    tag: '@desktop',
  }, async ({ page, request }) => {
    const partner = await registerPartner(request, { accent: terracotta, accentDark: apricot });
    await openHostMarkup(page, {
      body: elements(partner, `theme="${theme}"`),
      policy: "require-trusted-types-for 'script'; trusted-types 'none'",
    });
    await createOrderForm(page.locator('songwai-booking'), 'en').enterRoute(siamParagon, bangNa);
    for (const tag of bothTags) {
      const primary = primaryOf(page, tag);
      await expect(primary).toBeVisible();
      await expect.poll(async () => isClose(await painted(primary, 'background-color'), accent), tag).toBe(true);
      expect(await contrastOf(primary)).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test('a colour that would be too pale is darkened', { tag: '@desktop' }, async ({ page, request }) => {
  const partner = await registerPartner(request, { accent: '#ffe27a' });
  await openHostMarkup(page, { body: elements(partner, 'theme="light"') });
  const primary = primaryOf(page, 'songwai-drop-point');
  await expect(primary).toBeVisible();
  const answered = async () => page.evaluate((key) => localStorage.getItem(key), `songwai:accent:${partner}`);
  await expect.poll(answered).toBe('#ffe27a');
  expect(await contrastOf(primary)).toBeGreaterThanOrEqual(4.5);
});

test('the next visit has the colour from the first frame, without an answer and before any code', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const partner = await registerPartner(request, { accent: terracotta });
  const body = elements(partner, 'theme="light"');
  await openHostMarkup(page, { body });
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), `songwai:accent:${partner}`)).toBe(terracotta);
  await page.route(/\/api\/partner_theme\/|\/chunks\//, () => undefined);
  await openHostMarkup(page, { body });
  const booking = page.locator('songwai-booking');
  await expect(booking.getByRole('textbox').first()).toBeVisible();
  const number = booking.locator('[part="node"]').nth(1);
  const remembered = await painted(number, 'color');
  const giveOwn = (colour: string) =>
    booking.evaluate((element: HTMLElement, own) => element.style.setProperty('--songwai-accent', own), colour);
  await giveOwn('#0b6b5d');
  await expect.poll(() => painted(number, 'color')).not.toEqual(remembered);
  await giveOwn(terracotta);
  await expect.poll(() => painted(number, 'color')).toEqual(remembered);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the page’s own accent is stronger than the stored one, on the element and above it', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const partner = await registerPartner(request, { accent: terracotta });
  await openHostMarkup(page, { body: elements(partner, 'theme="light"') });
  const primary = primaryOf(page, 'songwai-drop-point');
  await expect(primary).toBeVisible();
  await expect.poll(async () => isClose(await painted(primary, 'background-color'), terracotta)).toBe(true);
  const own = '#1d4ed8';
  for (const selector of ['songwai-drop-point', 'html']) {
    await page
      .locator(selector)
      .evaluate((element: HTMLElement, colour) => element.style.setProperty('--songwai-accent', colour), own);
    await expect.poll(async () => isClose(await painted(primary, 'background-color'), own), selector).toBe(true);
    await page.locator(selector).evaluate((element: HTMLElement) => element.style.removeProperty('--songwai-accent'));
    await expect.poll(async () => isClose(await painted(primary, 'background-color'), terracotta), selector).toBe(true);
  }
});

test('a gateway that cannot say the colour leaves ours, and no error', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/partner_theme/**', (route) => route.abort());
  await openHostMarkup(page, { body: elements('baanchandra', 'theme="light"') });
  const primary = primaryOf(page, 'songwai-drop-point');
  await expect(primary).toBeVisible();
  await expect.poll(async () => isClose(await painted(primary, 'background-color'), '#0b6b5d')).toBe(true);
});

/** The styles of a partner's own sheet. A policy lets no inline ones in, so the page adopts them. */
const adopt = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

const ownStyles = `
  songwai-booking::part(primary), songwai-button::part(primary) { background: rgb(1 2 3) }
  songwai-booking::part(frame) { border: 3px solid rgb(4 5 6); border-radius: 0 }
  songwai-booking::part(stop) { background: rgb(250 240 230) }
  songwai-booking::part(vehicle chosen) { background: rgb(7 8 9) }
  songwai-button::part(button) { background: rgb(9 9 9) }
`;

test('a page styles the parts of the booking, in the first look and after it, and of what the button opens', {
  tag: '@desktop',
}, async ({ page }) => {
  const body = `${elements('baanchandra', 'theme="light"')}<songwai-button partner="baanchandra" lang="en"></songwai-button>`;
  const open = async () => {
    await openHostMarkup(page, { body });
    await adopt(page, ownStyles);
  };
  const booking = page.locator('body > songwai-booking');
  const frame = booking.locator('[part="frame"]');
  await page.route(/\/chunks\//, () => undefined);
  await open();
  await expect(booking.getByRole('textbox').first()).toBeVisible();
  await expect(booking.locator('[part="stop"]').first()).toHaveCSS('background-color', 'rgb(250, 240, 230)');
  await expect(frame).toHaveCSS('border-top-width', '3px');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open();
  await createOrderForm(booking, 'en').enterRoute(siamParagon, bangNa);
  await expect(primaryOf(page, 'body > songwai-booking')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(frame).toHaveCSS('border-top-width', '3px');
  await booking.getByRole('radio', { name: /^Car/ }).click();
  const car = page.getByRole('radio', { name: /^Car/ });
  await expect(booking.locator('[part~="vehicle"]').filter({ has: car })).toHaveCSS('background-color', 'rgb(7, 8, 9)');
  await expect(booking.locator('[part~="chosen"]')).toHaveCount(1);
  await expect(booking.locator('[part="price"]')).toBeVisible();

  const button = page.locator('songwai-button');
  await expect(button.locator('[part="button"]')).toHaveCSS('background-color', 'rgb(9, 9, 9)');
  await button.locator('[part="button"]').click();
  await expect(button.locator('songwai-booking').getByRole('button', { name: /^Next/ })).toHaveCSS(
    'background-color',
    'rgb(1, 2, 3)',
  );
});
