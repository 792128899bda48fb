import type { Language } from '@songwai/core/basics/language';

/** Splits `/en/neworder` into language and path; without prefix the language is Thai (spec §2). */
export const splitLocalizedPath = (pathname: string): { readonly language: Language; readonly path: string } => {
  const [, prefix, rest] = /^\/(th|en)(\/.*)?$/.exec(pathname) ?? [];
  if (prefix === undefined) return { language: 'th', path: pathname };
  return { language: prefix === 'en' ? 'en' : 'th', path: rest ?? '/' };
};

/** The address of a page in a language: Thai has no prefix. */
export const localizedPath = (language: Language, path: string): string => {
  if (language === 'th') return path;
  return path === '/' ? '/en' : `/en${path}`;
};
