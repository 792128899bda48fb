import type { FastifyInstance } from 'fastify';
import { apiBase } from './mount-endpoint.ts';

/** The first path segments below `/api` that our own calls use (`wallet`), so that nothing else takes them. */
export interface OwnPaths {
  has(firstPart: string): boolean;
}

/** Records the first segment of every path that is mounted from now on. Must run before the routes. */
export function noteOwnPaths(app: FastifyInstance): OwnPaths {
  const parts = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    const [, base, first = ''] = url.split('/');
    if (`/${base}` === apiBase && !first.startsWith(':')) parts.add(first);
  });
  return parts;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** First segments of the paths of our own calls; decorated once by `createServer`. */
    ownPaths: OwnPaths;
  }
}
