import type { Language } from '../basics/language.ts';
import { localeOf } from './language.ts';
import type { Texts } from './load-texts.ts';
import type { Translate } from './translate.ts';

export interface TranslateOptions {
  readonly language: Language;
  readonly texts: Texts;
  /** Called with a key that has no text; `t` then returns the key. */
  readonly onMissing?: (key: string) => void;
}

/** The small `t`, for surfaces that cannot afford i18next; one conformance suite holds both to the same behaviour. */
export const createTranslate = ({ language, texts, onMissing }: TranslateOptions): Translate => {
  const plurals = new Intl.PluralRules(localeOf(language));
  return (key, values = {}) => {
    const count = values['count'];
    const plural = typeof count === 'number' ? texts[`${key}_${plurals.select(count)}`] : undefined;
    const text = plural ?? texts[key];
    if (text === undefined) {
      onMissing?.(key);
      return key;
    }
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
  };
};
