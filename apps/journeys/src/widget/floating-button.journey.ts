import type { Page } from '@playwright/test';
import { openHostMarkup, takeGuestToken } from '../support/host-markup.ts';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { findViolations } from '../support/reach/violations.ts';

const launcher = '<button class="their-chat">Their chat</button>';

const openPage = async (page: Page, attributes = '') => {
  await openHostMarkup(page, {
    body: `<main><h1>Baan Chandra</h1>${launcher}</main><songwai-button partner="baanchandra" token="${await takeGuestToken()}" lang="en" ${attributes}></songwai-button>`,
  });
  const host = page.locator('songwai-button');
  return {
    button: host.locator('button[aria-haspopup="dialog"]').first(),
    sheet: host.getByRole('dialog', { name: 'Send a parcel' }),
    form: createOrderForm(host.locator('songwai-booking'), 'en'),
    theirChat: page.locator('.their-chat'),
  };
};

test('by keyboard: Enter opens the booking above the button, Escape closes it, and what was typed is still there', {
  tag: '@desktop',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const { button, sheet, form, theirChat } = await openPage(page, 'hides=".their-chat"');
  await expect(button).toHaveAccessibleName('Send a parcel');
  expect(fetched.filter((url) => url.includes('/chunks/') && !url.endsWith('/mount-button.js'))).toEqual([]);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeFocused();
  await expect(theirChat).toBeHidden();
  const [panel, pill] = [await sheet.boundingBox(), await button.boundingBox()];
  expect(panel?.width).toBe(390);
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThan(pill?.y ?? 0);
  expect(await findViolations(page)).toEqual([]);

  await form.enterRoute(siamParagon, bangNa);
  await form.stops.first().focus();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await expect(theirChat).toBeVisible();
  await expect(theirChat).not.toHaveAttribute('style');

  await page.keyboard.press('Enter');
  await expect(form.stops).toHaveCount(2);
});

test('on a phone it is a round button, and its sheet is the whole screen, with the page behind it out of reach', {
  tag: '@phone',
}, async ({ page }) => {
  const { button, sheet, form, theirChat } = await openPage(page);
  await expect(button).toHaveAccessibleName('Send a parcel');
  const { width, height } = (await button.boundingBox()) ?? {};
  expect([width, height]).toEqual([56, 56]);
  await button.click();
  await expect(sheet).toBeVisible();
  // It comes in from a little below.
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(form.next).toBeInViewport();
  await theirChat.focus();
  await expect(theirChat).not.toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('a page that listens opens its own chat, and its own launcher comes back when that is closed', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPage(page, 'opens="chat" hides=".their-chat"');
  const [button, theirChat] = [page.locator('songwai-button button').first(), page.locator('.their-chat')];
  await expect(button).toHaveAccessibleName('Chat with us');
  await page.evaluate(() => document.addEventListener('songwai:chat', (event) => event.preventDefault()));
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(theirChat).toBeHidden();
  await expect(page.locator('songwai-button').getByRole('dialog')).toBeHidden();
  await button.click();
  await expect(theirChat).toBeVisible();
});

test('while a delivery that was booked in the sheet is under way, the button says in how many minutes', {
  tag: '@desktop',
}, async ({ page }) => {
  const { button, form } = await openPage(page);
  await button.click();
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  await form.chooseParcelByMotorcycle();
  await form.next.click();
  await form.enterContacts();
  await form.payCashAtDropOff();
  await form.agree();
  await form.bookButton.click();
  await expect(form.booked).toBeVisible();
  await button.click();
  await expect(button).toHaveAccessibleName(/^(\d+|<1) min away$/);
  // Delivered, it asks for the next one.
  await expect(button).toHaveAccessibleName('Send a parcel');
});
