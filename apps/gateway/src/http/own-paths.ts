import type { FastifyInstance } from 'fastify';
import { apiBase } from './mount-endpoint.ts';

/** Which first path segments below `/api` belong to calls of ours (`wallet`), so that they are not given to anything else. */
export interface OwnPaths {
  has(firstPart: string): boolean;
}

/** Notes the first part of every path that is mounted from now on. Comes before the routes. */
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
    /** First parts of the paths of our own calls; decorated once by `createServer`. */
    ownPaths: OwnPaths;
  }
}
