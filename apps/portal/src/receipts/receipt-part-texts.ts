import { pageTexts } from '@songwai/core/i18n/load-texts';
import { billingTexts } from '../invoices/billing/billing-texts.ts';

const jobTexts = pageTexts('job', {
  th: () => import('@songwai/core/i18n/texts/th/jobs/job'),
  en: () => import('@songwai/core/i18n/texts/en/jobs/job'),
});

/** Texts of the parts of a receipt that load later: what a job cost, and the form for a billing address. */
export const receiptPartTexts = [billingTexts, jobTexts];
