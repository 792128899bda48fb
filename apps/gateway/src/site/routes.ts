import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../http/answer-error.ts';
import { renderPage } from './render-page.ts';
import { matchPage, type PageRoute, readManifest } from './route-manifest.ts';
import { serveFolder } from './static-files.ts';
import { siteTexts } from './texts.ts';

/** What the site is served from; folders that were never built are answered for in plain words. */
export interface SiteDeps {
  readonly publicUrl: string;
  readonly portalDir: string;
  readonly widgetDir: string;
  readonly storybookDir: string;
}

interface Portal {
  readonly template: string;
  readonly routes: readonly PageRoute[];
}

/** Storybook is a tool for developers: it needs inline scripts and frames of its own. */
const storybookPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'self'; object-src 'none'; base-uri 'self'";

const portalMissing = { what: 'The portal', command: 'npm run build' };

const hasHash = (file: string): boolean => /-[\w-]{8,}\.\w+$/.test(file);

function readPortal(folder: string): Portal | undefined {
  const template = path.join(folder, 'index.html');
  if (!existsSync(template)) return undefined;
  return {
    template: readFileSync(template, 'utf8'),
    routes: readManifest(readFileSync(path.join(folder, 'routes.json'), 'utf8')),
  };
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? request.url;

/** A page, and not a file or a call that is missing: no browser opens those as a page. */
const isPageRequest = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|widget|storybook)(\/|$)/.test(pathOf(request)) &&
  !/\.\w{2,5}$/.test(pathOf(request));

/** Serves the portal with titles and links per page and language, the widget's files to any site, and the stories where they were built. */
export async function registerSite(
  app: FastifyInstance,
  { publicUrl, portalDir, widgetDir, storybookDir }: SiteDeps,
): Promise<void> {
  const portal = readPortal(portalDir);
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (portal === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(siteTexts.notBuilt(portalMissing));
    const match = matchPage(portal.routes, pathOf(request));
    const status = match.route === undefined ? 404 : (match.route.status ?? 200);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-language', match.language)
      .send(renderPage(portal.template, match, publicUrl));
  };

  await serveFolder(app, {
    folder: widgetDir,
    prefix: '/widget/v1/',
    isImmutable: (file) => file.startsWith('chunks/') && hasHash(file),
    missing: { what: 'The widget', command: 'npm run build' },
  });
  await serveFolder(app, {
    folder: storybookDir,
    prefix: '/storybook/',
    isImmutable: hasHash,
    missing: { what: 'The storybook', command: 'npm run storybook:build', isLeftToYou: true },
    policy: storybookPolicy,
  });
  // Without the slash its own files would be looked for beside it.
  app.get('/storybook', { schema: { hide: true } }, (_request, reply) => reply.redirect('/storybook/', 301));
  app.get('/', { schema: { hide: true } }, sendPage);
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) => reply.redirect('/', 301));
  app.get('/routes.json', { schema: { hide: true } }, answerNotFound);
  if (portal !== undefined)
    await serveFolder(app, {
      folder: portalDir,
      prefix: '/',
      isImmutable: (file) => file.startsWith('assets/') && hasHash(file),
      missing: portalMissing,
    });
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendPage(request, reply) : answerNotFound(request, reply),
  );
}
