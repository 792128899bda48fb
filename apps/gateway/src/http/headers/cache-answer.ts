import { hash } from 'node:crypto';
import type { Endpoint } from '@songwai/core/gateway/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `public` with the lifetime from the contract; undefined where no cache may store the answer. */
export const cacheRuleOf = ({ cacheSeconds, staleSeconds }: Endpoint): string | undefined => {
  if (cacheSeconds === undefined) return undefined;
  const stale = staleSeconds === undefined ? '' : `, stale-while-revalidate=${staleSeconds}`;
  return `public, max-age=${cacheSeconds}${stale}`;
};

interface Answering {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Lets caches store a successful answer as its contract says.
 * @returns true if the caller has this very answer already: 304 is enough
 */
export function offerToCaches({ endpoint, request, reply }: Answering, answer: string): boolean {
  const rule = cacheRuleOf(endpoint);
  if (rule === undefined) return false;
  reply.header('cache-control', rule);
  if (endpoint.staleSeconds === undefined) return false;
  const etag = `"${hash('sha256', answer, 'base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  // A proxy that compressed the answer has made the tag weak.
  return request.headers['if-none-match']?.replace(/^W\//, '') === etag;
}
