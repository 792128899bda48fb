import { pageTexts } from '@songwai/core/i18n/load-texts';

export const receiptTexts = pageTexts('receipt', {
  th: () => import('@songwai/core/i18n/texts/th/receipts/receipt'),
  en: () => import('@songwai/core/i18n/texts/en/receipts/receipt'),
});
