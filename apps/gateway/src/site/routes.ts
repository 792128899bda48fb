import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../http/answer-error.ts';
import type { Clock } from '../platform/deps.ts';
import { isAppStart } from './app/app-links.ts';
import { registerShare } from './app/share-routes.ts';
import { previewOfPage, registerPagePictures } from './heads/page-pictures.ts';
import { registerSearchEngineFiles } from './heads/search-engine-routes.ts';
import { isHashed, keepAssets } from './keep-assets.ts';
import { type PagePreview, renderPage } from './render-page.ts';
import { createInjectFetch } from './rendering/inject-fetch.ts';
import { openRenderer, type RenderedPage, rendererFolder } from './rendering/page-renderer.ts';
import { createRenderedPages } from './rendering/rendered-pages.ts';
import { matchPage, type PageMatch, type PageRoute, readManifest } from './route-manifest.ts';
import { singleSlashes } from './single-slashes.ts';
import { serveFolder } from './static-files.ts';
import { siteTexts } from './texts.ts';
import { registerLlms } from './widget/llms-routes.ts';
import { registerWidget } from './widget/routes.ts';

/** Folders of the site; a folder that was not built is answered with an explanation. */
export interface SiteDeps {
  readonly isProduction: boolean;
  readonly publicUrl: string;
  readonly portalDir: string;
  readonly portalArchiveDir: string;
  readonly widgetDir: string;
  readonly widgetArchiveDir: string;
  readonly storybookDir: string;
  /** The script of another provider's chat, where one is configured. */
  readonly supportWidgetUrl: string | undefined;
  /** The page with the title of its subject, where it has one of its own; as an unknown path where there is no such subject. */
  readonly withSubject: (match: PageMatch) => Promise<PageMatch>;
  /** What a chat shows under a link to the page; undefined for nothing in particular. */
  readonly previewOf: (match: PageMatch) => Promise<PagePreview | undefined>;
  /** The paths of articles that visitors may read now. */
  readonly listArticles: () => Promise<readonly string[]>;
  readonly clock: Clock;
}

interface Portal {
  readonly template: string;
  readonly routes: readonly PageRoute[];
}

/** Storybook, a tool for developers, needs inline scripts and frames. */
const storybookPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; object-src 'none'; base-uri 'self'";

const portalMissing = { what: 'The portal', command: 'npm run build' };

function readPortal(folder: string): Portal | undefined {
  const template = path.join(folder, 'index.html');
  if (!existsSync(template)) return undefined;
  return {
    template: readFileSync(template, 'utf8'),
    routes: readManifest(readFileSync(path.join(folder, 'routes.json'), 'utf8')),
  };
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? request.url;

/** 404 for unknown paths, and for the error page where it shows that code (`/error?code=404`). */
const statusOf = ({ route }: PageMatch, request: FastifyRequest): number => {
  const isNotFound = route === undefined || (route.pattern === '/error' && /[?&]code=404(&|$)/.test(request.url));
  return isNotFound ? 404 : 200;
};

/** True for pages, not for missing files or calls, which no browser opens as a page. */
const isPageRequest = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|widget|storybook)(\/|$)/.test(pathOf(request)) &&
  !/\.\w{2,5}$/.test(pathOf(request));

/** Serves the portal with title and links per page and language, the widget's files to any site, and the stories where built. */
export async function registerSite(
  app: FastifyInstance,
  { isProduction, publicUrl, portalDir, withSubject, previewOf, listArticles, clock, supportWidgetUrl, ...folders }: SiteDeps,
): Promise<void> {
  const { portalArchiveDir, widgetDir, widgetArchiveDir, storybookDir } = folders;
  const portal = readPortal(portalDir);
  const renderer = await openRenderer(portalDir);
  const pages =
    renderer &&
    createRenderedPages({
      renderer,
      origin: publicUrl,
      fetch: createInjectFetch(app),
      clock,
      onError: (error) => app.log.error({ err: error }, 'A public page could not be rendered; browsers render it.'),
    });
  /** The content of a public page. */
  const renderedAt = async ({ route }: PageMatch, { url }: FastifyRequest): Promise<RenderedPage | undefined> => {
    if (route?.renderedWith === undefined) return undefined;
    const [pathname = url, search] = url.split('?', 2);
    return pages?.at({ pathname, search: search === undefined ? '' : `?${search}` });
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (portal === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(siteTexts.notBuilt(portalMissing));
    const match = await withSubject(matchPage(portal.routes, pathOf(request)));
    const [own, rendered] = await Promise.all([previewOf(match), renderedAt(match, request)]);
    const preview = own ?? previewOfPage(match, { publicUrl, routes: portal.routes });
    return reply
      .code(statusOf(match, request))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-language', match.language)
      .send(renderPage(portal.template, match, { publicUrl, preview, rendered, supportWidgetUrl }));
  };

  // Before the folder of files, which refuses such a path.
  app.addHook('onRequest', (request, reply, done) => {
    const address = singleSlashes(request.url);
    if (address !== request.url && isPageRequest(request)) void reply.redirect(address, 301);
    else done();
  });
  await registerWidget(app, { widgetDir, widgetArchiveDir });
  registerLlms(app, { widgetDir, publicUrl });
  // The stories are for developers, and their policy is too permissive for production.
  if (!isProduction) {
    await serveFolder(app, {
      folder: storybookDir,
      prefix: '/storybook/',
      isImmutable: isHashed,
      missing: { what: 'The storybook', command: 'npm run storybook:build', isLeftToYou: true },
      policy: storybookPolicy,
      framedBy: 'itself',
    });
    // Without the slash, relative addresses of its files would not resolve.
    app.get('/storybook', { schema: { hide: true } }, (_request, reply) => reply.redirect('/storybook/', 301));
  }
  app.get('/', { schema: { hide: true } }, sendPage);
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) => reply.redirect('/', 301));
  for (const path of ['/routes.json', `/${rendererFolder}/*`]) app.get(path, { schema: { hide: true } }, answerNotFound);
  await registerShare(app);
  if (portal !== undefined) {
    const heads = { publicUrl, routes: portal.routes };
    registerSearchEngineFiles(app, { ...heads, listArticles });
    registerPagePictures(app, heads);
    const archive = await keepAssets({ portalDir, portalArchiveDir, now: clock.now() }).then(
      () => portalArchiveDir,
      (error: unknown) => {
        app.log.warn({ err: error }, 'PORTAL_ARCHIVE_DIR cannot be used: pages of earlier builds do not find their files here');
      },
    );
    await serveFolder(app, {
      folder: portalDir,
      ...(archive && { archive }),
      prefix: '/',
      isImmutable: (file) => file.startsWith('assets/') && isHashed(file),
      isAlwaysAsked: isAppStart,
      isPart: (file) => /^assets\/.*\.(?:js|css|woff2)$/.test(file),
      missing: portalMissing,
    });
  }
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendPage(request, reply) : answerNotFound(request, reply),
  );
}
