import { expect, type Page } from '@playwright/test';
import type { Language } from '../words.ts';

const words = {
  th: { pass: 'ยืนยันสำเร็จ', pay: 'จ่าย', warning: /ระบบทดสอบ/ },
  en: { pass: 'Pass', pay: 'Pay', warning: /no real money/ },
} as const;

/**
 * The sandbox's page on which a tester plays the bank; it says that it is one, in whatever language it opens. Waits until the bank has the answer: a page
 * that is closed while its form is on the way may take that along.
 */
export const answerPretendBank = async (page: Page, answer: 'pass' | 'pay'): Promise<void> => {
  await expect(page.getByText(words.th.warning).or(page.getByText(words.en.warning)).first()).toBeVisible();
  const names: readonly Language[] = ['th', 'en'];
  const [thai, english] = names.map((language) => page.getByRole('button', { name: words[language][answer], exact: true }));
  if (thai === undefined || english === undefined) throw new Error('the pretend bank has no such answer');
  const button = thai.or(english);
  await button.click();
  await expect(button).toHaveCount(0);
};
