import type { Generated } from 'kysely';

/** Counters of limited actions; the table of rate-limiter-flexible. */
export interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  /** In milliseconds since 1970. */
  expire: number | null;
}

/** Tables of the limits. */
export interface LimitsTables {
  rate_limits: RateLimitsTable;
}

declare module '../../database/tables.ts' {
  interface Database extends LimitsTables {}
}
