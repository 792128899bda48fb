import { pageTexts } from '@songwai/core/i18n/load-texts';
import { billingTexts } from '../invoices/billing/billing-texts.ts';

export const receiptTexts = pageTexts('receipt', {
  th: () => import('@songwai/core/i18n/texts/th/receipts/receipt'),
  en: () => import('@songwai/core/i18n/texts/en/receipts/receipt'),
});

/** Texts of the form for a billing address, which loads later. */
export const receiptPartTexts = [billingTexts];
