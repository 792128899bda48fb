import { createHash } from 'node:crypto';
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

/** Lets a connection send marked statements by name: PostgreSQL then reads and plans the text once per connection. */
export function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const named: Query = (text, values, ...rest) =>
    typeof text === 'string' && text.startsWith(preparedMark)
      ? query({ name: nameOf(text), text, values })
      : query(text, values, ...rest);
  client.query = named as pg.PoolClient['query'];
}
