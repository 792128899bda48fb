import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../http/escape-html.ts';
import type { PageRoute } from '../route-manifest.ts';
import { addressOf, listedPages } from './listed-pages.ts';

interface SearchEngineDeps {
  readonly publicUrl: string;
  readonly routes: readonly PageRoute[];
  /** The paths of articles that visitors may read now. */
  readonly listArticles: () => Promise<readonly string[]>;
}

const daySeconds = 86_400;
/** Articles come and go. */
const hourSeconds = 3_600;

/** Every page that may be listed, in both languages, each with the other one beside it (sitemaps.org). */
const writeSitemap = (publicUrl: string, paths: readonly string[]): string => {
  const urls = paths.flatMap((path) => {
    const link = (hreflang: string, language: 'th' | 'en') =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(addressOf(publicUrl, path, language))}"/>`;
    const links = link('th', 'th') + link('en', 'en') + link('x-default', 'th');
    return (['th', 'en'] as const).map(
      (language) => `  <url><loc>${escapeHtml(addressOf(publicUrl, path, language))}</loc>${links}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};

/** What search engines ask for: what they may read, and which pages there are. Pages that must not be listed say so themselves, so they may be read. */
export function registerSearchEngineFiles(app: FastifyInstance, deps: SearchEngineDeps): void {
  const { publicUrl, routes, listArticles } = deps;
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${daySeconds}`)
      .send(`User-agent: *\nDisallow: /api/\nAllow: /api/map/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const paths = [...listedPages(routes).map(({ pattern }) => pattern), ...(await listArticles())];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${hourSeconds}`)
      .send(writeSitemap(publicUrl, paths));
  });
}
