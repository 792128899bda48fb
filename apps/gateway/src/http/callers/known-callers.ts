import { createHash } from 'node:crypto';
import { createBoundedCache } from '@songwai/core/basics/cache/bounded-cache';
import type { FastifyRequest } from 'fastify';
import { driverHeader, sessionHeader } from './session.ts';

/** More than call one gateway in a while; who has been forgotten is counted by address for one call. */
const mostKnown = 20_000;

/** Whose tokens have opened something at this gateway: who is known need not share what an address may do with all who use the same one. */
export interface KnownCallers {
  /** Records that a request's token is valid. */
  note(request: FastifyRequest, who: string): void;
  /** Who comes with this token; undefined for a stranger and for a token that has opened nothing yet. */
  find(request: FastifyRequest): string | undefined;
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers[driverHeader] ?? headers[sessionHeader];
  return typeof token === 'string' && token !== '' ? createHash('sha256').update(token).digest('base64') : undefined;
}

/** Makes the cache of one gateway process; it stores tokens as hashes only. */
export function createKnownCallers(): KnownCallers {
  const known = createBoundedCache<string>(mostKnown);
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
