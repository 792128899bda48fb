import type { Language } from '../basics/language.ts';

/** The languages of the interface, the default first (spec §9). */
export const languages: readonly Language[] = ['th', 'en'];

/** BCP 47 tag for `Intl` and the `lang` attribute. */
export const localeOf = (language: Language): string => (language === 'th' ? 'th-TH' : 'en-GB');

export const isLanguage = (value: unknown): value is Language => value === 'th' || value === 'en';
