import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionHeader } from '../callers/session.ts';
import { apiBase } from '../mount-endpoint.ts';

/** Decides which pages may read the gateway's answers; the room `partners` knows the partners' origins. */
export interface OriginReader {
  isAllowed(origin: string): Promise<boolean>;
}

/** Files that any page may load: the widget and the base map hold no personal data. */
const openPaths: readonly string[] = ['/widget/', `${apiBase}/map/`];

/** Unregistered pages may read this answer too, to learn why they were refused. A refusal contains no personal data. */
const refusingPath = `${apiBase}/signon`;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** True for files that every page of the web may load. */
export const isOpenPath = (url: string): boolean => openPaths.some((path) => pathOf(url).startsWith(path));

const common = {
  methods: ['GET', 'POST'],
  allowedHeaders: ['content-type', sessionHeader],
  exposedHeaders: ['x-request-id', 'retry-after'],
  maxAge: 600,
  // A probe that is not a real preflight gets an ordinary answer, not a 400.
  strictPreflight: false,
};

/**
 * Allows pages of this deployment and of its partners to read answers; other pages may only read a refused sign-on. Cookies grant
 * no access.
 */
export async function allowOrigins(app: FastifyInstance, origins: OriginReader): Promise<void> {
  await app.register(cors, {
    delegator: async (request: FastifyRequest) => {
      const origin = request.headers.origin;
      if (isOpenPath(request.url)) return { ...common, origin: '*' };
      const mayRead = origin !== undefined && (pathOf(request.url) === refusingPath || (await origins.isAllowed(origin)));
      return { ...common, origin: mayRead && origin };
    },
  });
}
