import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of what is sent, and whether the vehicle takes it. */
export const parcelTexts = pageTexts('parcel', {
  th: () => import('@songwai/core/i18n/texts/th/orders/parcel'),
  en: () => import('@songwai/core/i18n/texts/en/orders/parcel'),
});
