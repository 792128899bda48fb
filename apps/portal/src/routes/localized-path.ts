import { type Language, languageFromPath, pathWithoutLanguage } from '@songwai/core/basics/language';

/** Splits `/en/neworder` into language and path; without prefix the language is Thai (spec §2). */
export const splitLocalizedPath = (pathname: string): { readonly language: Language; readonly path: string } => ({
  language: languageFromPath(pathname),
  path: pathWithoutLanguage(pathname),
});

/** The address of a page in a language: Thai has no prefix. */
export const localizedPath = (language: Language, path: string): string => {
  if (language === 'th') return path;
  return path === '/' ? '/en' : `/en${path}`;
};
