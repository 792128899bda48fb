import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { languageFromPath, pathWithoutLanguage } from '@songwai/core/basics/language';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiBase } from '../http/mount-endpoint.ts';
import { fillPage } from './page-html.ts';
import { findSiteRoute, readBuiltSite, type SiteRoute } from './site-routes.ts';

export interface SiteDeps {
  readonly portalDir: string;
  readonly widgetDir: string;
  readonly publicUrl: string;
}

const aYear = 'public, max-age=31536000, immutable';

/** Said where the pages were not built: the calls work all the same. */
const notBuilt = 'The portal is not built yet: run "npm run build", or "npm start", which does it by itself.\n';

const notFoundRoute: SiteRoute = {
  pattern: '*',
  title: { th: 'ไม่พบหน้านี้ | ส่งไว', en: 'Page not found | Songwai' },
  description: { th: '', en: '' },
  index: false,
  status: 404,
};

async function registerWidget(app: FastifyInstance, widgetDir: string): Promise<void> {
  if (!existsSync(widgetDir)) return;
  await app.register(fastifyStatic, {
    root: widgetDir,
    prefix: '/widget/v1/',
    decorateReply: false,
    cacheControl: false,
    // Names below chunks/ carry a hash of what they hold; the loader's name stays, so it is asked for again after five minutes.
    setHeaders: (response, path) => {
      response.header('cache-control', path.includes('/chunks/') ? aYear : 'public, max-age=300');
    },
  });
}

/** Serves the built portal and widget beside the calls; unknown paths answer 404 with the portal's own page. */
export async function registerSite(app: FastifyInstance, { portalDir, widgetDir, publicUrl }: SiteDeps): Promise<void> {
  await registerWidget(app, widgetDir);
  const site = await readBuiltSite(portalDir);

  const sendPage = (reply: FastifyReply, pathname: string): FastifyReply => {
    if (!site) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    const path = pathWithoutLanguage(pathname);
    const route = findSiteRoute(site.routes, path) ?? notFoundRoute;
    return reply
      .code(route.status ?? 200)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(fillPage(site.html, { route, language: languageFromPath(pathname), path, publicUrl }));
  };

  if (site) {
    await app.register(fastifyStatic, {
      root: portalDir,
      wildcard: false,
      index: false,
      globIgnore: ['index.html', 'routes.json'],
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('cache-control', path.includes('/assets/') ? aYear : 'public, max-age=3600');
      },
    });
  }
  app.get('/', { schema: { hide: true } }, async (_request, reply) => sendPage(reply, '/'));
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [pathname = '/'] = request.url.split('?', 1);
    // Calls and files that do not exist answer in their own way, not with a page.
    if (pathname.startsWith(`${apiBase}/`) || pathname.startsWith('/widget/') || pathname.startsWith('/assets/'))
      return reply.callNotFound();
    return sendPage(reply, pathname);
  });
}
