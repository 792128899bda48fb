import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db.ts';
import type { Clock } from '../deps.ts';

/** A maximum per key, in a window that begins with the first count. */
export interface RateRule {
  /** The action and who takes it: `codes an hour:0812345678`. Only its hash is stored. */
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Counters shared by all processes, which outlast a restart. */
export interface RateCounters {
  /** Counts one. @returns the milliseconds to wait where the maximum is exceeded, else undefined. */
  count(rule: RateRule): Promise<number | undefined>;
  /** Whether the maximum is exceeded, without counting. */
  isExceeded(rule: RateRule): Promise<boolean>;
  /** Takes one count back. */
  takeBack(rule: RateRule): Promise<void>;
  /** Resets the counter of a key. */
  clear(rule: RateRule): Promise<void>;
}

interface LibraryQuery {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Greater than any count and smaller than any time in milliseconds: tells the two apart among the library's parameters. */
const firstMoment = 1e11;

/**
 * The library's connection: our own pool and clock. The library uses the machine's clock, so this shifts the times that it sends
 * by the difference, and those it receives back. In production the difference is zero. The earliest time of a query is the
 * library's own "now": measured against it, a window ends to the millisecond, however long the call waited.
 */
const createStoreClient = ({ db, clock }: { db: Db; clock: Clock }) => ({
  query: async ({ text, values = [] }: LibraryQuery) => {
    const times = values.filter((value): value is number => typeof value === 'number' && value > firstMoment);
    const lead = clock.now().getTime() - Math.min(...times, Date.now());
    const moved = values.map((value) => (typeof value === 'number' && value > firstMoment ? value + lead : value));
    const { rows } = await db.executeQuery<{ points: number; expire: number }>(CompiledQuery.raw(text, moved));
    return { rows: rows.map((row) => ({ ...row, expire: row.expire - lead })), rowCount: rows.length };
  },
});

/** Makes counters on the table `rate_limits`, which a migration creates and the account sweeper clears. */
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
    isExceeded: async (rule) => {
      const counted = await limiterOf(rule).get(hashOf(rule));
      return counted !== null && counted.consumedPoints > rule.most;
    },
    takeBack: async (rule) => {
      await limiterOf(rule).reward(hashOf(rule));
    },
    clear: async (rule) => {
      await limiterOf(rule).delete(hashOf(rule));
    },
  };
}
