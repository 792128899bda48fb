import { pageTexts } from '@songwai/core/i18n/load-texts';
import { bankingTexts } from '../shell/paying/banking/banking-texts.ts';
import { payingTexts } from '../shell/paying/paying-texts.ts';

const invoiceTexts = pageTexts('invoice', {
  th: () => import('@songwai/core/i18n/texts/th/invoices/invoice'),
  en: () => import('@songwai/core/i18n/texts/en/invoices/invoice'),
});

/** Texts of the parts of the invoices' page that load later. */
export const invoicePartTexts = [invoiceTexts, bankingTexts, payingTexts];
