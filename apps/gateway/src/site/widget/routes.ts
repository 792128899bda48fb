import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../http/answer-error.ts';
import { tagByContent } from '../content-tags.ts';
import { cacheFor, dropPageHeaders } from '../static-files.ts';
import { siteTexts } from '../texts.ts';
import { findWidgetFile, listReleases, type WidgetFolders } from './releases.ts';

/** Pages and snippets for partners' developers. */
const readAsText = /\.(md|php|py|cs)(\.(br|gz))?$/;

/**
 * Serves the widget to any site: `/widget/v1/…`, the newest with that major version, and `/widget/1.4.2/…`, which never changes. Parts are found at both, also
 * those of releases before.
 */
export async function registerWidget(app: FastifyInstance, folders: WidgetFolders): Promise<void> {
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler(answerNotFound);
      dropPageHeaders(scope);
      scope.addHook('onSend', async (_request, reply) => {
        if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
      });
      const tags = tagByContent(scope);
      await scope.register(fastifyStatic, {
        root: folders.widgetDir,
        serve: false,
        suppressWarning: true,
        cacheControl: false,
        etag: false,
        lastModified: false,
        preCompressed: true,
        schemaHide: true,
        setHeaders: (reply, filePath, stats) => {
          tags.set(reply, filePath, stats);
          // Shown as it is, where browsers would offer to save it, or a server would be asked to run it.
          if (readAsText.test(filePath)) reply.header('content-type', 'text/plain; charset=utf-8');
        },
      });
      scope.get<{ Params: { release: string; '*': string } }>(
        '/:release/*',
        { schema: { hide: true } },
        async ({ params: { release, '*': name } }, reply) => {
          const explain = (text: string) => reply.code(404).type('text/plain; charset=utf-8').send(text);
          const releases = await listReleases(folders);
          if (releases.length === 0 && !existsSync(folders.widgetDir))
            return explain(siteTexts.notBuilt({ what: 'The widget', command: 'npm run build' }));
          const file = await findWidgetFile(folders, { release, name });
          if (file === null) return explain(siteTexts.unknownRelease(release, releases));
          return reply.header('cache-control', cacheFor(file.isImmutable)).sendFile(file.name, file.folder);
        },
      );
    },
    { prefix: '/widget' },
  );
}
