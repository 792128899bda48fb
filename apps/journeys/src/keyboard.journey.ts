import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey-test.ts';
import { bangNa, createOrderForm, people, siamParagon } from './support/order-form.ts';
import { demoAccount } from './support/product.ts';
import { tabTo } from './support/tab-to.ts';
import { portalPath, textOf } from './support/variants.ts';

test('a customer books by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const text = textOf('en');
  const form = createOrderForm(page, 'en');
  const type = async (field: Locator, typed: string) => {
    await tabTo(page, field);
    await page.keyboard.type(typed);
  };
  const choosePlace = async (typed: string, suggestion: RegExp) => {
    await expect(form.searchBox).toBeFocused();
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: suggestion }).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  };

  await page.goto(portalPath('en', '/neworder'));
  await tabTo(page, page.getByRole('button', { name: text.pickUp }));
  await page.keyboard.press('Enter');
  await choosePlace(...siamParagon);
  await choosePlace(...bangNa);
  await expect(form.stops).toHaveCount(2);
  await tabTo(page, form.parcel);
  await page.keyboard.press('Space');
  await tabTo(page, form.motorcycle);
  await page.keyboard.press('Space');
  await expect(form.motorcycle).toBeChecked();
  await form.seePrices();
  await tabTo(page, form.next);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/login/);
  await type(page.getByLabel(text.userName), demoAccount.userName);
  await type(page.getByLabel(text.password, { exact: true }), demoAccount.password);
  await page.keyboard.press('Enter');

  await type(form.senderName, people.sender);
  await type(form.phones.nth(0), '0812345678');
  await type(form.receiverName, people.receiver);
  await type(form.phones.nth(1), '0898765432');
  await type(form.confirmPhone, '0812345678');
  await tabTo(page, form.reviewButton);
  await page.keyboard.press('Enter');
  await tabTo(page, form.bookButton);
  await page.keyboard.press('Enter');
  await expect(form.booked).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: text.track }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
