import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionHeader } from '../callers/session.ts';
import { apiBase } from '../mount-endpoint.ts';

/** Decides which pages may read the gateway's answers; the room `partners` knows the partners' origins. */
export interface OriginReader {
  isAllowed(origin: string): Promise<boolean>;
}

/** Files that any page may load: the widget and the base map hold nothing of anybody. */
const openPaths: readonly string[] = ['/widget/', `${apiBase}/map/`];

/** Answers unregistered pages too: they have to read why they were refused. A refusal contains no personal data. */
const refusingPath = `${apiBase}/signon`;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** True for files that every page of the web may load. */
export const isOpenPath = (url: string): boolean => openPaths.some((path) => pathOf(url).startsWith(path));

const common = {
  methods: ['GET', 'POST'],
  allowedHeaders: ['content-type', sessionHeader],
  exposedHeaders: ['x-request-id', 'retry-after'],
  maxAge: 600,
  // A probe that is no real preflight gets an ordinary answer, not a 400.
  strictPreflight: false,
};

/** Lets pages of this deployment and of its partners read answers, nobody else but why a sign-on was refused. No cookie opens anything. */
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
