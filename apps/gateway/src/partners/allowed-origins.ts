import type { Kysely } from 'kysely';
import { readTrouble } from '../database/database-trouble.ts';
import type { Database } from '../database/tables.ts';
import type { OriginReader } from '../http/headers/cors.ts';
import type { Clock } from '../platform/deps.ts';
import { listPartnerOrigins } from './queries.ts';

/** How long an origin that a partner took back may still be let in. */
const knownMs = 10_000;
/** How long an origin that was just registered may still be refused; unknown origins cost at most one query a second. */
const unknownMs = 1_000;

interface AllowedOriginsDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Whose pages may read answers: the gateway's own, and those of its partners as the database had them seconds ago. */
export function createAllowedOrigins({ db, clock, publicUrl }: AllowedOriginsDeps): OriginReader {
  const own = new URL(publicUrl).origin;
  let cached: { readonly since: number; readonly origins: Promise<readonly string[]> } | undefined;
  let lastKnown: readonly string[] | undefined;

  const readOrigins = (freshMs: number): Promise<readonly string[]> => {
    const now = clock.now().getTime();
    if (cached === undefined || now - cached.since >= freshMs) cached = { since: now, origins: listPartnerOrigins(db) };
    return cached.origins;
  };

  return {
    isAllowed: async (origin) => {
      if (origin === own) return true;
      try {
        const isKnown = (await readOrigins(knownMs)).includes(origin);
        lastKnown = await readOrigins(isKnown ? knownMs : unknownMs);
        return lastKnown.includes(origin);
      } catch (error) {
        // A failure is not stored: the next request asks again.
        cached = undefined;
        // While the database is away its partners' pages can read that it is; there is nothing else to be read.
        if (lastKnown !== undefined && readTrouble(error) !== undefined) return lastKnown.includes(origin);
        throw error;
      }
    },
  };
}
