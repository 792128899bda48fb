import { createBoundedCache } from '@songwai/core/basics/cache/bounded-cache';
import type { FastifyRequest } from 'fastify';
import { driverHeader, sessionHeader } from './session.ts';
import { hashSentToken } from './token-hash.ts';

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

function hashTokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers[driverHeader] ?? request.headers[sessionHeader];
  return typeof token !== 'string' || token === '' ? undefined : hashSentToken(request, token);
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
