import type { FastifyInstance } from 'fastify';

/** True when every call can be served; may throw. */
export type ReadinessCheck = () => Promise<boolean>;

/** The checks behind `/readyz`. */
export interface Readiness {
  readonly isReady: ReadinessCheck;
  /** False while the disk is full; absent where nothing is written. */
  readonly hasRoom?: ReadinessCheck;
}

/** `/healthz`: the process is alive. `/readyz`: the database is reachable and migrated, and the disk has space. */
export function answerProbes(app: FastifyInstance, { isReady, hasRoom = async () => true }: Readiness): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (!(await isReady())) return await reply.code(503).send({ status: 'not ready', reason: 'the database is not migrated' });
      if (!(await hasRoom())) return await reply.code(503).send({ status: 'not ready', reason: 'the disk is full' });
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return await reply.code(503).send({ status: 'not ready', reason: 'the database cannot be reached' });
    }
  });
}
