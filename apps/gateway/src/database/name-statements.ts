import { createHash } from 'node:crypto';
import { createBoundedCache } from '@songwai/core/basics/cache/bounded-cache';
import type pg from 'pg';

/** Begins the text of a statement that each connection plans once, and not at every call. */
export const preparedMark = '/* prepared */ ';

type Query = (text: unknown, values?: unknown, ...rest: readonly unknown[]) => unknown;

/** The name of each text, which is the same on every connection. */
const nameOf = (() => {
  const names = new Map<string, string>();
  return (text: string): string => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
})();

/** How often a text is asked before it counts as hot. */
const hotAfter = 20;
/** How many texts may be hot: each of the pool's connections holds the plans of all of them, some ten kilobytes each. */
const mostHot = 120;
/** How many texts are counted at a time; those with lists of many lengths never become hot. */
const mostCounted = 2_000;

const isPlanned = /^\s*(select|insert|update|delete|with)\b/i;
/** PostgreSQL refuses a prepared statement whose columns have become more, so columns must be named. `count(*)` and products are no lists. */
const listsAllColumns = /(?:\b(?:select|returning|distinct)\s+|,\s*|\.)\*(?=[\s,)]|$)/i;

/** Finds the statements that are asked most, at run time: half of PostgreSQL's work under load is to plan the same texts again and again. */
export function createHotTexts(): (text: string) => boolean {
  const hot = new Set<string>();
  const counts = createBoundedCache<number>(mostCounted);
  return (text) => {
    if (hot.has(text)) return true;
    if (hot.size >= mostHot) return false;
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    if (count < hotAfter || !isPlanned.test(text) || text.includes(';') || listsAllColumns.test(text)) return false;
    hot.add(text);
    return true;
  };
}

/**
 * Lets the connections of a pool send statements by name, marked ones and hot ones: PostgreSQL then reads and plans the text once per connection.
 * It still plans for the values where that is cheaper than the one plan for all of them.
 */
export function createStatementNaming(): (client: pg.PoolClient) => void {
  const isHot = createHotTexts();
  return (client) => {
    const query = client.query.bind(client) as Query;
    const named: Query = (text, values, ...rest) =>
      typeof text === 'string' && Array.isArray(values) && (text.startsWith(preparedMark) || isHot(text))
        ? query({ name: nameOf(text), text, values })
        : query(text, values, ...rest);
    client.query = named as pg.PoolClient['query'];
  };
}
