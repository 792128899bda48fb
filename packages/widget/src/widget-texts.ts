import type { Language } from '@songwai/core/basics/language';
import { createTranslate } from '@songwai/core/i18n/create-translate';
import { loadTexts } from '@songwai/core/i18n/load-texts';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';

export interface WidgetTexts {
  readonly language: Language;
  readonly translate: Translate;
}

/** The texts of one language, only what this element shows. */
export const loadWidgetTexts = async (language: Language, namespaces: readonly TextNamespace[]): Promise<WidgetTexts> => ({
  language,
  translate: createTranslate({ language, texts: await loadTexts(language, namespaces) }),
});
