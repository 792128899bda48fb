import type { Kysely } from 'kysely';
import { readTrouble } from '../database/database-trouble.ts';
import type { Database } from '../database/tables.ts';
import type { OriginReader } from '../http/headers/cors.ts';
import type { Clock } from '../platform/deps.ts';
import { listPartnerOrigins } from './queries.ts';

/** How long an origin that a partner has removed may still be allowed. */
const knownMs = 10_000;
/** How long a new origin may still be refused; unknown origins cost at most one query a second. */
const unknownMs = 1_000;

interface AllowedOriginsDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Builds the list of origins whose pages may read answers: the gateway's own and those of its partners, cached for seconds. */
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
        // A failure is not cached: the next request tries again.
        cached = undefined;
        // While the database is unavailable, known partners' pages may read the error; every answer is an error then.
        if (lastKnown !== undefined && readTrouble(error) !== undefined) return lastKnown.includes(origin);
        throw error;
      }
    },
  };
}
