import type { Language } from '@songwai/core/basics/language';
import type { Texts } from '@songwai/core/i18n/load-texts';

/** The texts of help. @throws the import's error if the file cannot be fetched */
export const loadHelpline = async (language: Language): Promise<Texts> =>
  (
    await (language === 'en'
      ? import('@songwai/core/i18n/texts/en/shell/helpline')
      : import('@songwai/core/i18n/texts/th/shell/helpline'))
  ).helpline;
