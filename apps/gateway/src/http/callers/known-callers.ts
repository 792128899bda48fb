import { hash } from 'node:crypto';
import { createBoundedCache } from '@songwai/core/basics/cache/bounded-cache';
import type { FastifyRequest } from 'fastify';
import { driverHeader, sessionHeader } from './session.ts';

/** More callers than use one gateway at a time. A caller dropped from the cache is counted by address for one call. */
const mostKnown = 20_000;

/**
 * The callers whose tokens were valid at this gateway: they need not share the request limit of their address with everybody
 * behind it.
 */
export interface KnownCallers {
  /** Records that a request's token is valid. */
  note(request: FastifyRequest, who: string): void;
  /** The caller with this token; undefined for a stranger and for a token that has not been validated here yet. */
  find(request: FastifyRequest): string | undefined;
}

/** Hashed once a call, because it is asked for several times. */
function hashTokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers[driverHeader] ?? request.headers[sessionHeader];
  if (typeof token !== 'string' || token === '') return undefined;
  request.tokenHash ??= hash('sha256', token, 'base64');
  return request.tokenHash;
}

/** Makes the cache of one gateway process; it stores only hashes of tokens. */
export function createKnownCallers(): KnownCallers {
  const known = createBoundedCache<string>(mostKnown);
  return {
    note(request, who) {
      const token = hashTokenOf(request);
      if (token !== undefined) known.set(token, who);
    },
    find(request) {
      const token = hashTokenOf(request);
      return token === undefined ? undefined : known.get(token);
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Hash of the caller's token; undefined where there is none, and before it is asked for. */
    tokenHash: string | undefined;
  }
}
