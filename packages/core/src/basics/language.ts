/** The languages of the product; Thai is the default (spec §2). */
export type Language = 'th' | 'en';

/** The default where a path or a person says nothing. */
export const defaultLanguage: Language = 'th';

/**
 * The language that a URL path selects: English where its first segment is exactly `en`, else Thai (spec §2).
 * `/enquiry` and `/english` are Thai pages.
 */
export function languageFromPath(path: string): Language {
  return /^\/en(?:[/?#]|$)/i.test(path) ? 'en' : defaultLanguage;
}

/** The path without its language prefix: `/en/neworder` and `/th/neworder` are `/neworder`, `/en` is `/`. */
export function pathWithoutLanguage(path: string): string {
  const rest = path.replace(/^\/(?:en|th)(?=[/?#]|$)/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
