import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db.ts';
import type { Clock } from '../deps.ts';

/** Something that may be done so often by one, in a window that begins with the first time. */
export interface RateRule {
  /** Whom it counts for, with what: `codes an hour:0812345678`. Only its hash is stored. */
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Counts that hold for every process and over a restart. */
export interface RateCounters {
  /** Counts one more. @returns the milliseconds to wait where it is one too many, else undefined. */
  count(rule: RateRule): Promise<number | undefined>;
  /** Takes one back. */
  takeBack(rule: RateRule): Promise<void>;
  /** Lets a key start afresh. */
  clear(rule: RateRule): Promise<void>;
}

interface LibraryQuery {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Later than any count, earlier than any moment in milliseconds: tells the two apart among the library's parameters. */
const firstMoment = 1e11;

/**
 * The connection that the library queries by: our own pool, and our own clock. The library reads the machine's, so the moments that it sends
 * are moved by the difference, and those that come back are moved the other way. In production the difference is none.
 */
const createStoreClient = ({ db, clock }: { db: Db; clock: Clock }) => ({
  query: async ({ text, values = [] }: LibraryQuery) => {
    const lead = clock.now().getTime() - Date.now();
    const moved = values.map((value) => (typeof value === 'number' && value > firstMoment ? value + lead : value));
    const { rows } = await db.executeQuery<{ points: number; expire: number }>(CompiledQuery.raw(text, moved));
    return { rows: rows.map((row) => ({ ...row, expire: row.expire - lead })), rowCount: rows.length };
  },
});

/** Makes counters on the table `rate_limits`, which a migration makes and the account sweeper clears. */
export function createRateCounters(parts: { readonly db: Db; readonly clock: Clock }): RateCounters {
  const storeClient = createStoreClient(parts);
  const limiters = new Map<string, RateLimiterPostgres>();

  const limiterOf = ({ most: points, windowMs }: RateRule): RateLimiterPostgres => {
    const name = `${points} in ${windowMs}`;
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points,
      duration: windowMs / 1000,
    });
    limiters.set(name, limiter);
    return limiter;
  };
  const hashOf = ({ key }: RateRule): string => createHash('sha256').update(key).digest('hex');

  return {
    count: async (rule) => {
      try {
        await limiterOf(rule).consume(hashOf(rule));
        return undefined;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
        throw refused;
      }
    },
    takeBack: async (rule) => {
      await limiterOf(rule).reward(hashOf(rule));
    },
    clear: async (rule) => {
      await limiterOf(rule).delete(hashOf(rule));
    },
  };
}
