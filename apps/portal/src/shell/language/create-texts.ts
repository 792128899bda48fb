import { i18nextOptions } from '@songwai/core/i18n/i18next-options';
import { type Language, languages } from '@songwai/core/i18n/language';
import { loadTexts } from '@songwai/core/i18n/load-texts';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Texts that surround every page, including the sign-in over it. */
const shellTexts: readonly TextNamespace[] = ['common', 'errors', 'account', 'portal'];
const bundle = 'translation';

/** What has to be loaded before a page is rendered. */
interface WantedTexts {
  readonly language: Language;
  /** The page's own, beside those of the shell. */
  readonly namespaces: readonly TextNamespace[];
}

/** Adds what a page says. Files that have come are not fetched again: the browser keeps modules. */
export const ensureTexts = async (texts: i18n, { language, namespaces }: WantedTexts): Promise<void> => {
  texts.addResourceBundle(language, bundle, await loadTexts(language, [...shellTexts, ...namespaces]));
};

/** i18next over core's texts, one language at a time and of that only what the page shows. */
export const createTexts = async (wanted: WantedTexts): Promise<i18n> => {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    ...i18nextOptions,
    lng: wanted.language,
    supportedLngs: [...languages],
    resources: {},
  });
  await ensureTexts(texts, wanted);
  return texts;
};
