import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ChildServer } from '../load/child-server.ts';
import type { Fact } from './table-of.ts';

/** After a start every worker makes a round, and PostgreSQL's autovacuum looks at what was seeded. */
const settleMs = 75_000;

/** What the database does while nobody calls the gateway; PostgreSQL's own clean-up is in it. */
export async function measureIdle({ databaseUrl }: ChildServer, seconds: number): Promise<readonly Fact[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (): Promise<number> => {
    const { rows } = await client.query<{ count: string }>(
      'select sum(xact_commit + xact_rollback) as count from pg_stat_database',
    );
    return Number(rows[0]?.count);
  };
  await pause(settleMs);
  const before = await count();
  await pause(seconds * 1000);
  // Without the first look's own transaction.
  const done = (await count()) - before - 1;
  await client.end();
  return [
    { what: `transactions a second of an idle gateway, over ${seconds} s`, value: done / seconds, unit: 'a second', goal: 2 },
  ];
}
