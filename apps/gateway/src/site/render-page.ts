import type { Language } from '@songwai/core/basics/language';
import { escapeHtml } from '../http/escape-html.ts';
import { appLinks } from './app/app-links.ts';
import { addressOf } from './heads/listed-pages.ts';
import type { RenderedPage } from './rendering/page-renderer.ts';
import type { PageMatch } from './route-manifest.ts';
import { siteTexts } from './texts.ts';

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

/** What a chat or a network shows under a link to a page. */
export interface PagePreview {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly imageUrl: string;
}

/** What a page's head needs besides the page. */
export interface PageSurroundings {
  readonly publicUrl: string;
  /** Absent where nothing in particular is shown under a link to the page. */
  readonly preview?: PagePreview | undefined;
  /** The content, where the server has rendered it. */
  readonly rendered?: RenderedPage | undefined;
  /** The script of another provider's chat, which the help button loads; absent where our own support rooms answer. */
  readonly supportWidgetUrl?: string | undefined;
}

function tagsOf({ title, description, imageUrl }: PagePreview, { language }: PageMatch): string {
  const tag = (key: 'property' | 'name', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  return [
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', siteTexts.siteName[language]),
    tag('property', 'og:locale', language === 'en' ? 'en_US' : 'th_TH'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:image', imageUrl),
    tag('property', 'og:image:type', 'image/png'),
    tag('property', 'og:image:width', '1200'),
    tag('property', 'og:image:height', '630'),
    tag('property', 'og:image:alt', title),
    tag('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

/** A rendered page reads without its modules, so on a slow network looks and fonts come first. */
const moduleScript = /<script type="module"/g;

/** Fills language, title, description and links of one page into the portal's `index.html`. */
export function renderPage(template: string, match: PageMatch, surroundings: PageSurroundings): string {
  const { publicUrl, preview, rendered, supportWidgetUrl } = surroundings;
  const { language, route } = match;
  const title = route?.title[language] ?? siteTexts.notFoundTitle[language];
  const description = route?.description[language] ?? siteTexts.notFoundDescription[language];
  const keywords = route?.keywords?.[language];
  const sheets = rendered === undefined ? [] : (route?.renderedWith ?? []);
  const head = [
    linksOf(publicUrl, match),
    ...appLinks(language),
    ...(keywords === undefined ? [] : [`<meta name="keywords" content="${escapeHtml(keywords)}" />`]),
    ...(supportWidgetUrl === undefined ? [] : [`<meta name="support-widget" content="${escapeHtml(supportWidgetUrl)}" />`]),
    ...(preview === undefined ? [] : [tagsOf(preview, match)]),
    ...(rendered === undefined ? [] : ['<script src="/early-press.js"></script>']),
    ...sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="/${escapeHtml(sheet)}" />`),
  ].join('\n    ');
  const page = rendered === undefined ? template : template.replaceAll(moduleScript, '$& fetchpriority="low"');
  // Functions as replacements, because a `$` in a replacement text has a special meaning.
  return page
    .replace(/<html[^>]*>/, () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escapeHtml(description)}" />`)
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(/(<div id="root"[^>]*>)(<\/div>)/, (whole, begin: string, end: string) =>
      rendered === undefined
        ? whole
        : `${begin}${rendered.html}${end}\n    <script type="application/json" id="page-data">${rendered.data}</script>`,
    );
}
