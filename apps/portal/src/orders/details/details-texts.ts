import { pageTexts } from '@songwai/core/i18n/load-texts';
import { billingTexts } from '../../invoices/billing/billing-texts.ts';
import { photosTexts } from '../../photos/photos-texts.ts';
import { collectionTexts } from '../../shell/jobs/collection-texts.ts';
import { parcelTexts } from '../parcel/parcel-texts.ts';

/** Texts of what our own page asks after the contacts. */
export const detailsTexts = [
  pageTexts('details', {
    th: () => import('@songwai/core/i18n/texts/th/orders/details'),
    en: () => import('@songwai/core/i18n/texts/en/orders/details'),
  }),
  pageTexts('reference', {
    th: () => import('@songwai/core/i18n/texts/th/orders/reference'),
    en: () => import('@songwai/core/i18n/texts/en/orders/reference'),
  }),
  collectionTexts,
  parcelTexts,
  photosTexts,
  billingTexts,
];
