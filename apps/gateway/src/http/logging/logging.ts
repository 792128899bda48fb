import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createLogStream } from './log-stream.ts';
import { maskPersonalData } from './mask-personal-data.ts';

interface LoggingOptions {
  readonly level: string;
  /** Where the lines go; standard output where absent. */
  readonly stream?: { write(line: string): void };
}

const describeError = (error: Error & { code?: string }) => ({
  type: error.name,
  ...(error.code === undefined ? {} : { code: error.code }),
  message: maskPersonalData(error.message),
  stack: maskPersonalData(error.stack ?? ''),
});

/** How an error stands in any log: without what is the customer's own. */
export const logSerializers = { err: describeError };

/**
 * Structured logs. No address, header, body or query of a request is written: an address may hold a tracking id, which is a key to a
 * job, and the rest is the customer's own.
 */
export function loggerOptions({
  level,
  stream = createLogStream(),
}: LoggingOptions): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream,
    serializers: { req: () => ({}), res: ({ statusCode }) => ({ statusCode: statusCode ?? 0 }), ...logSerializers },
  };
}

/** One line per answer, by the route's pattern. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(line, 'answered');
  });
}
