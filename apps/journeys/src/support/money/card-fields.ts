import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../words.ts';

const words = {
  th: { number: 'หมายเลขบัตร', expiry: 'หมดอายุ', holder: 'ชื่อบนบัตร', save: 'บันทึกบัตร', use: 'ใช้บัตรนี้' },
  en: { number: 'Card number', expiry: 'Expiry date', holder: 'Name on the card', save: 'Save the card', use: 'Use this card' },
} as const;

/** A published test card that its bank wants confirmed. */
const confirmedCard = { number: '4242424242424242' } as const;

/**
 * Fills in and sends the open card form, on our own page or in the widget, where a card is used without being saved for later. Waits until the form has
 * gone: what is paid before that is paid by no card.
 */
export const saveTypedCard = async (
  scope: Page | Locator,
  language: Language,
  button: 'save' | 'use' = 'save',
): Promise<void> => {
  const text = words[language];
  await scope.getByLabel(text.number).fill(confirmedCard.number);
  await scope.getByLabel(text.expiry, { exact: true }).fill('0831');
  await scope.getByLabel('CVV', { exact: true }).fill('123');
  await scope.getByLabel(text.holder).fill('PIMCHANOK SRIAREE');
  await scope.getByRole('button', { name: text[button] }).click();
  await expect(scope.getByLabel(text.number)).toHaveCount(0);
};
