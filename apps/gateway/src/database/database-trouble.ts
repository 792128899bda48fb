/**
 * What is the matter with the database where the matter is not the caller's, and passes:
 * `away` it cannot be reached (and nobody knows whether a commit under way was done), `full` nothing can be written,
 * `contended` two transactions were in each other's way and this one was undone.
 */
export type DatabaseTrouble = 'away' | 'full' | 'contended';

/** PostgreSQL's codes (classes of two letters, or whole) and the sockets' of a database that cannot be reached. */
const away =
  /^(08...|57P..|58...|53[03]00|53200|25006|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
const full = /^(53100|ENOSPC|EDQUOT)$/;
const contended = /^(40001|40P01)$/;

/** What the driver, its pool and the query builder say without a code. */
const awayMessages =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end|driver has already been destroyed|Postgres connection has been discarded)/;

/** The one place that tells a database in trouble from a mistake of ours, by the error; undefined for the latter. */
export function readTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return awayMessages.test(error.message) ? 'away' : undefined;
  if (full.test(code)) return 'full';
  if (contended.test(code)) return 'contended';
  return away.test(code) ? 'away' : undefined;
}
