import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of what stands in the way of paying by invoice. */
export const invoicingTexts = pageTexts('invoicing', {
  th: () => import('@songwai/core/i18n/texts/th/orders/invoicing'),
  en: () => import('@songwai/core/i18n/texts/en/orders/invoicing'),
});
