/**
 * Temporary trouble with the database that is not the caller's fault:
 * `away` it cannot be reached (a commit under way may or may not have succeeded), `full` the disk is full,
 * `contended` the transaction was rolled back because of a concurrent one, or because it took too long on a busy server.
 */
export type DatabaseTrouble = 'away' | 'full' | 'contended';

/** Codes of PostgreSQL (whole, or classes of two letters) and of sockets for a database that cannot be reached. */
const away =
  /^(08...|57P..|58...|53[03]00|53200|25006|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
const full = /^(53100|ENOSPC|EDQUOT)$/;
const contended = /^(40001|40P01|55P03|57014)$/;

/** Messages of the driver, its pool and the query builder for errors without a code. */
const awayMessages =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end|driver has already been destroyed|Postgres connection has been discarded)/;

/** Classifies an error as database trouble; undefined for any other error, which is a fault of ours. No other code does this. */
export function readTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return awayMessages.test(error.message) ? 'away' : undefined;
  if (full.test(code)) return 'full';
  if (contended.test(code)) return 'contended';
  return away.test(code) ? 'away' : undefined;
}
