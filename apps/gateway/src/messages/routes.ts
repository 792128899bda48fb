import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../http/answer-error.ts';
import { policyHeaders } from '../http/headers/frame-rule.ts';
import { readLanguage } from '../http/language.ts';
import type { Db } from '../platform/db.ts';
import { outboxPageSize, outboxPath, outboxPolicy, renderOutbox } from './outbox-page.ts';
import { findAttachment, listMessages } from './queries.ts';

/** The id before which the page begins; undefined (the newest page) for anything invalid. */
function readBefore(query: unknown): number | undefined {
  const before = typeof query === 'object' && query !== null && 'before' in query ? query.before : undefined;
  return typeof before === 'string' && /^\d{1,15}$/.test(before) ? Number(before) : undefined;
}

/** Mounts the page that shows every message. Not in production, because it holds customers' codes and mails. */
export function registerMessages(app: FastifyInstance, { db, isProduction }: { db: Db; isProduction: boolean }): void {
  if (isProduction) {
    app.get(outboxPath, { schema: { hide: true } }, answerNotFound);
    return;
  }
  app.get(outboxPath, { schema: { hide: true } }, async ({ query }, reply) => {
    const language = readLanguage(query);
    const rows = await listMessages(db, { before: readBefore(query), limit: outboxPageSize });
    return reply
      .type('text/html; charset=utf-8')
      .headers(policyHeaders(outboxPolicy))
      .header('content-language', language)
      .header('cache-control', 'no-store')
      .send(renderOutbox({ language, rows }));
  });
  app.get(`${outboxPath}/:id`, { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const file = /^\d{1,15}$/.test(id) ? await findAttachment(db, Number(id)) : undefined;
    if (file === undefined) return answerNotFound(request, reply);
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('cache-control', 'no-store')
      .send(file.content);
  });
}
