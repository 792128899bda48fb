import type { Page } from '@playwright/test';
import { openHostMarkup } from '../support/host-markup.ts';
import { expect, test } from '../support/journey-test.ts';
import { findViolations } from '../support/reach/violations.ts';

const openPage = async (page: Page, attributes = '') => {
  await openHostMarkup(page, {
    // Nothing of ours may be put into the page as text that becomes markup.
    policy: "require-trusted-types-for 'script'; trusted-types 'none'",
    body: `<main><h1>Baan Chandra</h1></main><songwai-button partner="baanchandra" opens="chat" lang="en" ${attributes}></songwai-button>`,
  });
  const host = page.locator('songwai-button');
  return { button: host.locator('button').first(), sheet: host.getByRole('dialog') };
};

test('a page without a chat of its own has help of ours: when people answer, and their number', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const { button, sheet } = await openPage(page);
  await expect(button).toHaveAccessibleName('Chat with us');
  await button.hover();
  expect(fetched.filter((url) => url.endsWith('/help.js'))).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeFocused();
  await expect(sheet.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await expect(sheet.getByText(/^(Open|Closed) now$/)).toBeVisible();
  await expect(sheet.getByText('We answer every day, 06:00–24:00')).toBeVisible();
  const call = sheet.getByRole('link', { name: /^Call 0/ });
  await expect(call).toHaveAttribute('href', /^tel:0\d+$/);
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('a delivery that the page names opens in the sheet, and back leads to help', { tag: '@desktop' }, async ({ page }) => {
  const { button, sheet } = await openPage(page, 'demo tracking-id="sample"');
  await button.click();
  const job = sheet.getByRole('button', { name: /Job J/ });
  await job.click();
  const back = sheet.getByRole('button', { name: 'Back' });
  await expect(back).toBeFocused();
  await expect(sheet.getByRole('region', { name: 'Follow your delivery' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(job).toBeFocused();
});

test('where the gateway does not answer, help says so and tries again', { tag: '@desktop' }, async ({ page }) => {
  const startup = '**/api/init_data_v3*';
  await page.route(startup, (route) => route.abort());
  const { button, sheet } = await openPage(page);
  await button.click();
  await expect(sheet.getByRole('alert')).toContainText('Our contact details did not load');
  await page.unroute(startup);
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByRole('link', { name: /^Call 0/ })).toBeVisible();
});
