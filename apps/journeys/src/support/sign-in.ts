import type { Page } from '@playwright/test';
import { type Account, demoAccount } from './product.ts';
import { type Language, words } from './words.ts';

/** Fills in and submits the open sign-in form. */
export const signIn = async (page: Page, language: Language, account: Account = demoAccount): Promise<void> => {
  const text = words[language];
  await page.getByLabel(text.userName).fill(account.userName);
  await page.getByLabel(text.password, { exact: true }).fill(account.password);
  await page.locator('form').getByRole('button', { name: text.signIn, exact: true }).click();
};
