import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Clock } from '../deps.ts';
import type { OriginReader } from '../http/cors.ts';
import { listPartnerOrigins } from './queries.ts';

/** How long a change made by another process may go unnoticed. */
const freshMs = 10_000;

/** Knows whose pages may read answers; `invalidate` makes it look again. */
export interface AllowedOrigins extends OriginReader {
  invalidate(): void;
}

/** The gateway's own origin and those of its partners, asked of the database at most every ten seconds. */
export function createAllowedOrigins({
  db,
  clock,
  publicUrl,
}: {
  db: Kysely<Database>;
  clock: Clock;
  publicUrl: string;
}): AllowedOrigins {
  const own = new URL(publicUrl).origin;
  let cached: { readonly until: number; readonly origins: Promise<readonly string[]> } | undefined;
  const readOrigins = (): Promise<readonly string[]> => {
    const now = clock.now().getTime();
    if (cached === undefined || cached.until <= now) {
      const origins = listPartnerOrigins(db);
      cached = { until: now + freshMs, origins };
    }
    return cached.origins;
  };
  return {
    isAllowed: async (origin) => {
      if (origin === own) return true;
      try {
        return (await readOrigins()).includes(origin);
      } catch (error) {
        cached = undefined;
        throw error;
      }
    },
    invalidate: () => {
      cached = undefined;
    },
  };
}
