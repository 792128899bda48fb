import { pageTexts } from '@songwai/core/i18n/load-texts';
import { openingTexts } from '../places/opening-texts.ts';
import { invoicingTexts } from '../shell/paying/invoicing-texts.ts';
import { payingTexts } from '../shell/paying/paying-texts.ts';
import { bookedTexts } from './booked/booked-texts.ts';
import { detailsTexts } from './details/details-texts.ts';
import { linksTexts } from './links/links-texts.ts';

/** Texts of the order page's parts that load later; a first look needs none of them, nor this list. */
export const orderTexts = [
  pageTexts('closed', {
    th: () => import('@songwai/core/i18n/texts/th/orders/closed'),
    en: () => import('@songwai/core/i18n/texts/en/orders/closed'),
  }),
  pageTexts('near', {
    th: () => import('@songwai/core/i18n/texts/th/orders/near'),
    en: () => import('@songwai/core/i18n/texts/en/orders/near'),
  }),
  ...detailsTexts,
  bookedTexts,
  linksTexts,
  payingTexts,
  invoicingTexts,
  pageTexts('review', {
    th: () => import('@songwai/core/i18n/texts/th/orders/review'),
    en: () => import('@songwai/core/i18n/texts/en/orders/review'),
  }),
  openingTexts,
  pageTexts('paste', {
    th: () => import('@songwai/core/i18n/texts/th/orders/paste'),
    en: () => import('@songwai/core/i18n/texts/en/orders/paste'),
  }),
];
