import { minuteMs } from '@songwai/core/basics/durations';
import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';

const { builtins, getTypeParser } = pg.types;

/** Reads a bigint (an id, an amount of satang) as a number and refuses to round one. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database holds ${text}, which is too large to be read exactly.`);
  return value;
}

/** Column types as the gateway reads them: bigint as a number, a date without a time as its text (a day has no zone). */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.INT8) return parseBigint;
    if (oid === builtins.DATE) return (text: string) => text;
    return format === 'binary' ? getTypeParser(oid, 'binary') : getTypeParser(oid, 'text');
  },
};

/**
 * A pool of connections; one that breaks is reported and replaced. Each has a listener of its own for as long as it lives: the pool takes its
 * away while a connection is lent, and an error that nobody hears (a server that ends sessions between two statements) ends the process.
 */
export function makePool(connectionString: string, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 20,
    connectionTimeoutMillis: 10_000,
    // A server that went without a word (a machine that was switched off) is found out about.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: minuteMs,
    application_name: `songwai-gateway ${process.pid}`,
  });
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // A server that stops sooner than it reads the goodbye of a connection ends it once more.
      if (!pool.ending) log.warn({ err: error }, 'a database connection was lost');
    });
  });
  // The connection has said so itself; the pool has removed it.
  pool.on('error', () => undefined);
  return pool;
}
