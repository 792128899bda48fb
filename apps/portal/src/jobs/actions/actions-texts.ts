import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of what a customer may do with a booked job. */
export const jobActionsTexts = pageTexts('actions', {
  th: () => import('@songwai/core/i18n/texts/th/jobs/actions'),
  en: () => import('@songwai/core/i18n/texts/en/jobs/actions'),
});
