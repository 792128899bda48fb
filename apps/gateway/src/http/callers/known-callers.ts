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

function hashTokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers[driverHeader] ?? headers[sessionHeader];
  return typeof token === 'string' && token !== '' ? hash('sha256', token, 'base64') : undefined;
}

/** Makes the cache of one gateway process; it stores only hashes of tokens. */
export function createKnownCallers(): KnownCallers {
  const known = createBoundedCache<string>(mostKnown);
  // Asked several times in one call.
  const hashes = new WeakMap<FastifyRequest, string | undefined>();
  const tokenOf = (request: FastifyRequest): string | undefined => {
    if (!hashes.has(request)) hashes.set(request, hashTokenOf(request));
    return hashes.get(request);
  };
  return {
    note(request, who) {
      const token = tokenOf(request);
      if (token !== undefined) known.set(token, who);
    },
    find(request) {
      const token = tokenOf(request);
      return token === undefined ? undefined : known.get(token);
    },
  };
}
