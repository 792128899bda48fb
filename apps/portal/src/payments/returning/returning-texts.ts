import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of the pages that a payment's provider leads back to: loaded with them. */
export const returningTexts = [
  'errors' as const,
  pageTexts('payments', {
    th: () => import('@songwai/core/i18n/texts/th/payments/payments'),
    en: () => import('@songwai/core/i18n/texts/en/payments/payments'),
  }),
  pageTexts('returning', {
    th: () => import('@songwai/core/i18n/texts/th/payments/returning'),
    en: () => import('@songwai/core/i18n/texts/en/payments/returning'),
  }),
];
