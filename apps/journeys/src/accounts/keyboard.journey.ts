import type { Locator } from '@playwright/test';
import { newMobile, sentCode } from '../support/account/outbox.ts';
import { createSignUpForm } from '../support/account/sign-up-form.ts';
import { expect, test } from '../support/journey-test.ts';
import { siamParagon } from '../support/order-form.ts';
import { tabTo } from '../support/tab-to.ts';
import { portalPath, textOf } from '../support/variants.ts';

test('whoever has only a keyboard joins, saves a place, chooses what to be told of, and signs out', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const text = textOf('en');
  const form = createSignUpForm(page, 'en');
  const phone = newMobile();
  const type = async (field: Locator, typed: string) => {
    await tabTo(page, field);
    await page.keyboard.type(typed);
  };
  const press = async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const field = (name: string | RegExp) => page.getByLabel(name, { exact: true });

  await page.goto(portalPath('en', '/signup?from=/settings/places'));
  await type(field(text.firstName), 'Pimchanok');
  await type(field(text.lastName), 'Wattanakul');
  await type(field(text.mobile), phone);
  await type(field(text.newPassword), 'secret_1');
  await type(field(text.repeatPassword), 'secret_1');
  await press(page.getByRole('checkbox', { name: text.acceptTerms }), 'Space');
  await press(form.getCode);
  await expect(form.code).toBeFocused();
  await page.keyboard.type(await sentCode(request, phone));

  const [typed, suggestion] = siamParagon;
  const dialog = page.getByRole('dialog', { name: text.addPlace });
  await press(page.getByRole('button', { name: text.saveFirstPlace }));
  await type(dialog.getByRole('combobox'), typed);
  await expect(page.getByRole('option', { name: suggestion }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await type(dialog.getByLabel(text.contactName), 'Thanakorn');
  await type(dialog.getByLabel(text.contactPhone), '0812345678');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Thanakorn' })).toHaveCount(1);

  const notified = page.getByRole('switch').first();
  await press(notified, 'Space');
  await expect(notified).not.toBeChecked();
  await press(page.getByRole('button', { name: text.signOut }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: text.signOut }));
  await expect(page).toHaveURL(/\/en\/login/);
});
