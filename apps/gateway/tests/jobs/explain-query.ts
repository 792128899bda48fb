import { type Compilable, type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/tables.ts';

/** The database's plan for a query, with its values. */
export async function explainQuery(db: Kysely<Database>, query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => parameters[Number(number) - 1]);
  const pieces = parts.flatMap((part, index) => (index < order.length ? [sql.raw(part), sql`${order[index]}`] : [sql.raw(part)]));
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.join(pieces, sql``)}`.execute(db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
