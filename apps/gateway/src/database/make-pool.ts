import { minuteMs } from '@songwai/core/basics/durations';
import pg from 'pg';
import { clientClassFor } from './database-hosts.ts';
import type { DatabaseLog } from './database-log.ts';
import { createStatementNaming } from './name-statements.ts';

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

/** How many connections a pool makes, and what they are for. */
export interface PoolOptions {
  readonly log: DatabaseLog;
  /** The most connections at a time. */
  readonly size: number;
  /** For one that is rarely used and must not wait for a new connection then. */
  readonly staysOpen?: boolean;
}

/**
 * A pool of connections; a broken one is logged and replaced. Each connection has its own error listener, because the pool removes its listener
 * while a connection is in use, and an unhandled error (the server ends sessions between two statements) would end the process.
 */
export function makePool(connectionString: string, { log, size, staysOpen = false }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    Client: clientClassFor(connectionString),
    types,
    max: size,
    ...(staysOpen && { idleTimeoutMillis: 0 }),
    connectionTimeoutMillis: 10_000,
    // Detects a server that vanished without closing the connection (a machine that was switched off).
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: minuteMs,
    application_name: `songwai-gateway ${process.pid}`,
  });
  const nameStatements = createStatementNaming();
  pool.on('connect', (client) => {
    nameStatements(client);
    client.on('error', (error) => {
      // A server that stops before it has read the end of a connection reports an error on it.
      if (!pool.ending) log.warn({ err: error }, 'a database connection was lost');
    });
  });
  // The connection's own listener has logged it; the pool has removed it.
  pool.on('error', () => undefined);
  return pool;
}
