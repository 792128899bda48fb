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

/** Serialises errors for every log, with personal data masked. */
export const logSerializers = { err: describeError };

/**
 * Options for structured logs. Address, headers, body and query of a request are never logged: an address may hold a tracking id,
 * which opens a job, and the rest is the customer's personal data.
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

/** Levels at which answers are logged. */
const chattyLevels = ['info', 'debug', 'trace'];

/** Logs one line per answer, with the route's pattern. */
export function logAnswers(app: FastifyInstance, { level }: Pick<LoggingOptions, 'level'>): void {
  if (!chattyLevels.includes(level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(line, 'answered');
    done();
  });
}
