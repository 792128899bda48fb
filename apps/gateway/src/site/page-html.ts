import type { Language } from '@songwai/core/basics/language';
import type { SiteRoute } from './site-routes.ts';

export interface PageHead {
  readonly route: SiteRoute;
  readonly language: Language;
  /** Path without its language prefix. */
  readonly path: string;
  readonly publicUrl: string;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Fills title, description, language and the addresses in both languages into the portal's page, before any script has run (spec §2). */
export function fillPage(html: string, { route, language, path, publicUrl }: PageHead): string {
  const address = (of: Language) => escapeHtml(publicUrl + (of === 'en' ? (path === '/' ? '/en' : `/en${path}`) : path));
  const links = [
    `<meta name="robots" content="${route.index ? 'index, follow' : 'noindex'}">`,
    `<link rel="canonical" href="${address(language)}">`,
    ...(['th', 'en'] as const).map((of) => `<link rel="alternate" hreflang="${of}" href="${address(of)}">`),
  ].join('\n    ');
  return html
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(route.title[language])}</title>\n    ${links}`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_whole, start: string) => start + escapeHtml(route.description[language]),
    );
}
