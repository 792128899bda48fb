import { defaultLanguage, type Language } from '@songwai/core/basics/language';

/** One text in both languages. */
export type LocalText = Readonly<Record<Language, string>>;

/**
 * The language of an answer: `lang` of the body or query as sent, even where other fields are invalid; Thai where absent or
 * unknown.
 */
export function readLanguage(fields: unknown): Language {
  if (typeof fields !== 'object' || fields === null) return defaultLanguage;
  return 'lang' in fields && fields.lang === 'en' ? 'en' : defaultLanguage;
}
