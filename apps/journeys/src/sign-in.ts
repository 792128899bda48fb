import type { Page } from '@playwright/test';
import { demoAccount } from './product.ts';
import { type Language, words } from './words.ts';

/** Fills and sends the form of the sign-in page that is open. */
export const signIn = async (page: Page, language: Language): Promise<void> => {
  const text = words[language];
  await page.getByLabel(text.userName).fill(demoAccount.userName);
  await page.getByLabel(text.password, { exact: true }).fill(demoAccount.password);
  await page.locator('form').getByRole('button', { name: text.signIn, exact: true }).click();
};
