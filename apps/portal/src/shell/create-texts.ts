import { i18nextOptions } from '@songwai/core/i18n/i18next-options';
import { type Language, languages } from '@songwai/core/i18n/language';
import { loadTexts } from '@songwai/core/i18n/load-texts';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

const namespaces: readonly TextNamespace[] = [
  'common',
  'errors',
  'forms',
  'account',
  'portal',
  'map',
  'stops',
  'order',
  'tracking',
];
const bundle = 'translation';

/** Adds the texts of a language unless they are there already. */
export const ensureLanguage = async (texts: i18n, language: Language): Promise<void> => {
  if (!texts.hasResourceBundle(language, bundle)) {
    texts.addResourceBundle(language, bundle, await loadTexts(language, namespaces));
  }
};

/** i18next over core's texts, one language at a time. */
export const createTexts = async (language: Language): Promise<i18n> => {
  const texts = createInstance();
  await texts.use(initReactI18next).init({ ...i18nextOptions, lng: language, supportedLngs: [...languages], resources: {} });
  await ensureLanguage(texts, language);
  return texts;
};
