/** The languages of the product; Thai is the default (spec §2). */
export type Language = 'th' | 'en';

/** The default where neither the path nor the user selects a language. */
export const defaultLanguage: Language = 'th';

/**
 * The language that a URL path selects: English when its first segment is exactly `en`, else Thai (spec §2).
 * `/enquiry` and `/english` are Thai pages.
 */
export function languageFromPath(path: string): Language {
  return /^\/en(?:[/?#]|$)/i.test(path) ? 'en' : defaultLanguage;
}

/** The path without its language prefix: `/en/neworder` and `/th/neworder` become `/neworder`, `/en` becomes `/`. */
export function pathWithoutLanguage(path: string): string {
  const rest = path.replace(/^\/(?:en|th)(?=[/?#]|$)/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
