import type { FastifyInstance } from 'fastify';
import type { Ready } from './readiness.ts';
import { BusinessRefusal } from './refusal.ts';
import { httpTexts } from './texts.ts';

/** The checks behind `/readyz`. */
export interface Readiness {
  readonly readReadiness: () => Promise<Ready>;
  /** False while the disk is full; absent where nothing is written. */
  readonly hasRoom?: () => Promise<boolean>;
  /** Told with `/readyz`: what this deployment does differently from others. */
  readonly readyNotes?: Readonly<Record<string, unknown>>;
}

/** Another gateway, or this one's successor, answers soon. */
const retryAfterStopSeconds = 2;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, so that a proxy may send calls here: its database has its migrations, the disk has
 * space, and it does not stop. Whoever calls while it closes is told to come again.
 */
export function answerProbes(
  app: FastifyInstance,
  { readReadiness, hasRoom = async () => true, readyNotes = {} }: Readiness,
): void {
  let isLeaving = false;
  let isClosing = false;
  app.decorate('announceStop', () => {
    isLeaving = true;
  });
  app.addHook('preClose', (done) => {
    isLeaving = true;
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    if (!isClosing) return done();
    done(new BusinessRefusal({ code: 503, text: httpTexts.unavailable, retryAfterSeconds: retryAfterStopSeconds }));
  });

  /** Why no call should come here; undefined where it may. */
  const findObstacle = async (ready: Ready): Promise<string | undefined> => {
    if (isLeaving) return 'stopping';
    if (!ready.isReady) return ready.reason;
    return (await hasRoom()) ? undefined : 'the disk is full';
  };

  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const ready = await readReadiness();
    const reason = await findObstacle(ready).catch((error: unknown) => {
      request.log.warn({ err: error }, 'whether the disk has space could not be found out');
      return 'the database cannot be reached';
    });
    if (reason !== undefined) return reply.code(503).send({ status: 'not ready', reason, ...readyNotes });
    return reply.send({ status: 'ready', ...(ready.isReady && ready.backlog && { outbox: ready.backlog }), ...readyNotes });
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/readyz` says "stopping", while calls are still served; decorated once by `createServer`. */
    announceStop(): void;
  }
}
