import { defaultLanguage, type Language } from '@songwai/core/basics/language';

/** One text in both languages. */
export type LocalText = Readonly<Record<Language, string>>;

/** A call as sent, of which either part may have the language. */
interface LanguageSource {
  readonly body?: unknown;
  readonly query?: unknown;
}

const namesLanguage = (fields: unknown): boolean => typeof fields === 'object' && fields !== null && 'lang' in fields;

/** The language of an answer: `lang` of the body, else of the query, which a POST may have too; Thai where absent or unknown. */
export const readCallLanguage = ({ body, query }: LanguageSource): Language => readLanguage(namesLanguage(body) ? body : query);

/** The language that a call names; undefined where it names none, or one that we do not speak. */
export function readNamedLanguage({ body, query }: LanguageSource): Language | undefined {
  const fields = namesLanguage(body) ? body : query;
  const named = namesLanguage(fields) ? (fields as { readonly lang: unknown }).lang : undefined;
  return named === 'th' || named === 'en' ? named : undefined;
}

/**
 * The language of an answer: `lang` of the body or query as sent, even where other fields are invalid; Thai where absent or
 * unknown.
 */
export function readLanguage(fields: unknown): Language {
  if (typeof fields !== 'object' || fields === null) return defaultLanguage;
  return 'lang' in fields && fields.lang === 'en' ? 'en' : defaultLanguage;
}
