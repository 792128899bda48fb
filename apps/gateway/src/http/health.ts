import type { FastifyInstance } from 'fastify';

/** Answers true when every call can be served; may throw. */
export type ReadinessCheck = () => Promise<boolean>;

/** `/healthz`: the process is alive. `/readyz`: the database is reachable and migrated. */
export function answerProbes(app: FastifyInstance, isReady: ReadinessCheck): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (await isReady()) return await reply.send({ status: 'ready' });
      return await reply.code(503).send({ status: 'not ready', reason: 'the database is not migrated' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return await reply.code(503).send({ status: 'not ready', reason: 'the database cannot be reached' });
    }
  });
}
