import type { Language } from '@songwai/core/basics/language';
import { escapeHtml } from '../http/escape-html.ts';
import type { PageMatch } from './route-manifest.ts';
import { siteTexts } from './texts.ts';

/** Thai addresses have no language prefix. */
const addressOf = (publicUrl: string, path: string, language: Language): string => {
  const prefixed = language === 'en' ? `/en${path === '/' ? '' : path}` : path;
  return `${publicUrl}${prefixed}`;
};

function linksOf(publicUrl: string, { path, language, route }: PageMatch): string {
  if (route?.index !== true) return '<meta name="robots" content="noindex" />';
  const link = (rel: string, lang: Language) => `<link rel="${rel}" href="${escapeHtml(addressOf(publicUrl, path, lang))}"`;
  return [
    `${link('canonical', language)} />`,
    `${link('alternate', 'th')} hreflang="th" />`,
    `${link('alternate', 'en')} hreflang="en" />`,
    `${link('alternate', 'th')} hreflang="x-default" />`,
  ].join('\n    ');
}

/** Fills language, title, description and links of one page into the portal's `index.html`. */
export function renderPage(template: string, match: PageMatch, publicUrl: string): string {
  const { language, route } = match;
  const title = route?.title[language] ?? siteTexts.notFoundTitle[language];
  const description = route?.description[language] ?? siteTexts.notFoundDescription[language];
  // Functions as replacements, because a `$` in a replacement text has a special meaning.
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escapeHtml(description)}" />`)
    .replace('</head>', () => `  ${linksOf(publicUrl, match)}\n  </head>`);
}
