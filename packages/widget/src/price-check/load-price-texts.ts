import type { Language } from '@songwai/core/basics/language';
import type { Texts } from '@songwai/core/i18n/load-texts';

/** The element's own texts. @throws the import's error if the file cannot be fetched */
export const loadPriceTexts = async (language: Language): Promise<Texts> =>
  (
    await (language === 'en'
      ? import('@songwai/core/i18n/texts/en/partners/prices')
      : import('@songwai/core/i18n/texts/th/partners/prices'))
  ).prices;
