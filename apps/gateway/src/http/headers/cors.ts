import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { Endpoint } from '@songwai/core/gateway/endpoint';
import * as places from '@songwai/core/places/contract';
import * as pricing from '@songwai/core/pricing/contract';
import { initDataV3 } from '@songwai/core/startup/contract';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { sessionHeader } from '../callers/session.ts';
import { apiBase } from '../mount-endpoint.ts';

/** Decides which pages may read the gateway's answers; the room `partners` knows the partners' origins. */
export interface OriginReader {
  isAllowed(origin: string): Promise<boolean>;
}

/** What any page may load: the widget, the base map and a partner's colour hold no personal data. */
const openPaths: readonly string[] = ['/widget/', `${apiBase}/map/`, `${apiBase}/partner_theme/`];

/** Unregistered pages may read this answer too, to learn why they were refused. A refusal contains no personal data. */
const refusingPath = `${apiBase}/signon`;

/**
 * Reads that need no account and answer every stranger alike: an element with `demo` makes them on pages of any origin. Such a page may not send a
 * session along, and is limited by its visitor's address like everybody without one.
 */
export const publicReads = [
  ...[initDataV3, places.getSuggestPlaceList, places.textSearch, places.getPlaceList, places.searchAddressByLocation],
  ...[pricing.estimatePrice, pricing.priceOptionV4],
] as const satisfies readonly Endpoint[];

const publicPaths = new Set<string>(publicReads.map(({ path }) => apiBase + path));

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** True for what every page of the web may load. */
export const isOpenPath = (url: string): boolean => openPaths.some((path) => url.startsWith(path));

const common = {
  methods: ['GET', 'POST'],
  allowedHeaders: ['content-type', sessionHeader],
  exposedHeaders: ['x-request-id', 'retry-after'],
  maxAge: 600,
  // A probe that is not a real preflight gets an ordinary answer, not a 400.
  strictPreflight: false,
};

/** For pages that nobody registered: without the header of a session. */
const strangers = { ...common, allowedHeaders: ['content-type'] };

const openToAll: FastifyCorsOptions = { ...common, origin: '*' };
const closedToPages: FastifyCorsOptions = { ...common, origin: false };

/** The plugin's hook, to be called only where it has something to decide: it makes and copies its options at each call. */
async function hookOf(app: FastifyInstance, options: FastifyCorsOptions): Promise<onRequestHookHandler> {
  const hooks: onRequestHookHandler[] = [];
  const register = Object.create(app, {
    addHook: { value: (_name: 'onRequest', hook: onRequestHookHandler) => hooks.push(hook) },
  });
  await new Promise<void>((resolve, reject) => cors(register, options, (error) => (error ? reject(error) : resolve())));
  const [hook] = hooks;
  if (hook === undefined) throw new Error('The plugin for CORS has no hook any more.');
  return hook;
}

/**
 * Allows pages of this deployment and of its partners to read answers; other pages may only read a refused sign-on and what is the same for
 * everybody. Cookies grant no access.
 */
export async function allowOrigins(app: FastifyInstance, origins: OriginReader): Promise<void> {
  const rulesFor = async (path: string, origin: string): Promise<FastifyCorsOptions> =>
    path === refusingPath || (await origins.isAllowed(origin))
      ? { ...common, origin }
      : { ...strangers, origin: publicPaths.has(path) && origin };
  const answerPages = await hookOf(app, {
    delegator: (request: FastifyRequest, answer: (error: Error | null, rules?: FastifyCorsOptions) => void) => {
      const origin = request.headers.origin;
      if (isOpenPath(request.url)) return answer(null, openToAll);
      if (origin === undefined) return answer(null, closedToPages);
      rulesFor(pathOf(request.url), origin)
        .then((rules) => answer(null, rules))
        .catch(answer);
    },
  });
  app.addHook('onRequest', function allowOrigin(request, reply, done) {
    // Most calls: of our own pages, of apps and of servers. All that the plugin says to them is that another answer depends on the origin.
    if (request.headers.origin !== undefined || request.method === 'OPTIONS' || isOpenPath(request.url))
      return answerPages.call(this, request, reply, done);
    reply.header('vary', 'Origin');
    done();
  });
}
