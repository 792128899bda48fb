/** Languages of the interface; Thai is the default (spec §9). */
export const languages = ['th', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'th';

/** BCP 47 tag for `Intl` and the `lang` attribute. */
export const localeOf = (language: Language): string => (language === 'th' ? 'th-TH' : 'en-GB');

export const isLanguage = (value: unknown): value is Language => value === 'th' || value === 'en';
