import { defaultLanguage, type Language } from '@songwai/core/basics/language';

export type { Language } from '@songwai/core/basics/language';

/** One text in both languages. */
export type LocalText = Readonly<Record<Language, string>>;

/** Language of an answer: `lang` of the body or query as it came, even where the rest of it is wrong; Thai where absent or unknown. */
export function readLanguage(fields: unknown): Language {
  if (typeof fields !== 'object' || fields === null) return defaultLanguage;
  return 'lang' in fields && fields.lang === 'en' ? 'en' : defaultLanguage;
}
