import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import { plainBodyBytes } from '@songwai/core/gateway/body-limits';
import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify';
import type { DataChanges } from '../database/data-changes.ts';
import { answerErrors } from './answer-error.ts';
import { knowDevices } from './call-place.ts';
import { createKnownCallers } from './callers/known-callers.ts';
import { limitRequests } from './callers/rate-limit.ts';
import type { DriverSessionReader, PartnerGate, SessionReader, TermsGate } from './callers/session.ts';
import { type TrustedProxies, trustProxyOption } from './callers/trusted-proxies.ts';
import { answerBadAddress } from './connections/bad-address.ts';
import { answerBrokenRequest } from './connections/broken-requests.ts';
import { drainRefusedBodies } from './connections/drain-body.ts';
import { parseBodies } from './connections/parse-bodies.ts';
import { sendTogether } from './connections/send-together.ts';
import { type Timeouts, timeoutOptions } from './connections/timeouts.ts';
import { describeApi } from './docs/openapi.ts';
import { preventCaching } from './headers/cache-rule.ts';
import { allowOrigins, type OriginReader } from './headers/cors.ts';
import { secureHeaders } from './headers/security-headers.ts';
import { answerProbes, type Readiness } from './health.ts';
import { logAnswers, loggerOptions } from './logging/logging.ts';
import { noteOwnPaths } from './own-paths.ts';
import { plainAddress } from './plain-address.ts';

/** The dependencies of the HTTP layer; rooms provide theirs as small interfaces. */
export interface ServerOptions extends Readiness {
  readonly isProduction: boolean;
  readonly publicUrl: string;
  readonly tileUrl: string | undefined;
  readonly hasFacebook: boolean;
  /** Whether pages send cards to the provider's vault. */
  readonly hasCardProvider: boolean;
  /** Where pages send page views; undefined: they send none. */
  readonly analyticsUrl: string | undefined;
  /** What another provider's chat needs; undefined: there is none. */
  readonly supportOrigins: readonly string[] | undefined;
  readonly requestsPerMinute: number;
  readonly timeouts: Timeouts;
  readonly startTimer: StartTimer;
  readonly trustedProxies: TrustedProxies;
  readonly log: { readonly level: string; readonly stream?: { write(line: string): void } };
  /** What compiles the schemas of the calls. Default: Fastify's own; several servers in one process can share one. */
  readonly schemaCompilers?: NonNullable<FastifyServerOptions['schemaController']>['compilersFactory'];
  readonly sessions: SessionReader;
  readonly drivers: DriverSessionReader;
  readonly partners: PartnerGate;
  readonly terms: TermsGate;
  readonly changes: Pick<DataChanges, 'count'>;
  /** Waits until no gateway answers from before what has just been changed. */
  readonly settle: () => Promise<void>;
  readonly origins: OriginReader;
  readonly makeRequestId: () => string;
  /** Generates the name of a browser; it must not be guessable. */
  readonly makeDevice: () => string;
}

/** Builds the server with everything that belongs to no room. It does not listen, and has no calls yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: options.makeRequestId,
    bodyLimit: plainBodyBytes,
    // Fastify's own answer to calls during a stop has no envelope; see `answerProbes`.
    return503OnClosing: false,
    ...timeoutOptions(options.timeouts),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBadAddress,
    rewriteUrl: ({ url = '/' }) => plainAddress(url),
    trustProxy: trustProxyOption(options.trustedProxies),
    routerOptions: { maxParamLength: 200 },
    ...(options.schemaCompilers && { schemaController: { compilersFactory: options.schemaCompilers } }),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
  });
  app.decorate('sessions', options.sessions);
  app.decorate('drivers', options.drivers);
  app.decorate('partners', options.partners);
  app.decorate('terms', options.terms);
  app.decorate('changes', options.changes);
  app.decorate('settle', options.settle);
  app.decorate('knownCallers', createKnownCallers());
  app.decorate('ownPaths', noteOwnPaths(app));
  app.decorateRequest('caller', undefined);
  app.decorateRequest('signedBody', '');
  app.decorateRequest('hashedToken', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  answerErrors(app);
  parseBodies(app);
  logAnswers(app, options.log);
  secureHeaders(app, options);
  preventCaching(app);
  drainRefusedBodies(app, options.startTimer);
  await allowOrigins(app, options.origins);
  await knowDevices(app, options);
  limitRequests(app, { requestsPerMinute: options.requestsPerMinute, callers: app.knownCallers });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The best ratio of brotli takes seconds on a large file; this one takes milliseconds.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await describeApi(app, { showsAdminCalls: !options.isProduction });
  answerProbes(app, options);
  sendTogether(app);
  return app;
}
