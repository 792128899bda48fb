import type { Language } from '@songwai/core/basics/language';

/** The toolbar's language. */
export const languageOf = (globals: Readonly<Record<string, unknown>>): Language => (globals['lang'] === 'en' ? 'en' : 'th');
