/** A language that the gateway answers in. */
export type Language = 'th' | 'en';

/** One text in both languages. */
export type LocalText = Readonly<Record<Language, string>>;

/** Language of an answer: `lang` of the body or query as it came, even where the rest of it is wrong; Thai where absent or unknown. */
export function readLanguage(fields: unknown): Language {
  if (typeof fields !== 'object' || fields === null) return 'th';
  return 'lang' in fields && fields.lang === 'en' ? 'en' : 'th';
}
