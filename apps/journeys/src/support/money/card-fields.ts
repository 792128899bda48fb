import type { Page } from '@playwright/test';
import type { Language } from '../words.ts';

const words = {
  th: { number: 'หมายเลขบัตร', expiry: 'หมดอายุ', holder: 'ชื่อบนบัตร', save: 'บันทึกบัตร' },
  en: { number: 'Card number', expiry: 'Expiry date', holder: 'Name on the card', save: 'Save the card' },
} as const;

/** A published test card that its bank wants confirmed. */
const confirmedCard = { number: '4242424242424242' } as const;

/** Fills in and saves the open card form. */
export const saveTypedCard = async (page: Page, language: Language): Promise<void> => {
  const text = words[language];
  await page.getByLabel(text.number).fill(confirmedCard.number);
  await page.getByLabel(text.expiry, { exact: true }).fill('0831');
  await page.getByLabel('CVV', { exact: true }).fill('123');
  await page.getByLabel(text.holder).fill('PIMCHANOK SRIAREE');
  await page.getByRole('button', { name: text.save }).click();
};
