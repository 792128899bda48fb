import type { Language } from '@songwai/core/basics/language';
import type { PageRoute } from '../route-manifest.ts';

/** The address of a page in a language: Thai has no prefix. */
export const addressOf = (publicUrl: string, path: string, language: Language): string =>
  `${publicUrl}${language === 'en' ? `/en${path === '/' ? '' : path}` : path}`;

/** The pages that search engines may list, without those about one subject each, whose addresses nobody lists. */
export const listedPages = (routes: readonly PageRoute[]): readonly PageRoute[] =>
  routes.filter(({ index, pattern }) => index && !pattern.includes(':'));

/** The name of a page's picture: `pricing`; `home` for the first page. */
export const pictureName = (pattern: string): string => pattern.slice(1) || 'home';
