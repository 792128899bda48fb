import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { sql } from 'kysely';
import { type AppFixture, createAppFixture } from './app-fixture.ts';
import { makeOwnersThings, type Owner } from './owners-things.ts';
import type { Hints } from './schema-arbitrary.ts';

/** Words that stand in everything the owner wrote, and in nothing that anybody else sends. */
export const ownersSecrets = ['ลับเฉพาะ', '0899991234', '0877771234', 'owner@songwai.test'];

/** Rows that change by themselves: they note who was here, not what belongs to whom. */
const passingTables = ['sessions', 'outbox', 'known_places'];

export interface OwnerFixture extends AppFixture {
  readonly owner: Owner;
  /** Every row that hangs on the owner or on one of the owner's jobs, as text by table and column. */
  readFootprint(): Promise<Readonly<Record<string, string>>>;
}

/** The whole gateway with one customer who has everything that a customer can have. */
export async function createOwnerFixture(): Promise<OwnerFixture> {
  const fixture = await createAppFixture({ env: { REQUESTS_PER_MINUTE: '1000000', BACKGROUND_WORK: 'on' } });
  const { db } = fixture;
  // No example of a call names the owner's job by chance: an administrator who sends it may well end it.
  await sql`select setval('job_numbers', 4711)`.execute(db);
  const owner = await makeOwnersThings(fixture);

  const readFootprint = async (): Promise<Readonly<Record<string, string>>> => {
    const columns = await sql<{ table: string; column: string }>`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and c.column_name in ('user_id', 'company_user_id', 'job_id')`.execute(db);
    const print: Record<string, string> = {};
    for (const { table, column } of columns.rows.filter((row) => !passingTables.includes(row.table))) {
      const owned =
        column === 'job_id' ? sql`select id from jobs where user_id = ${owner.userId}` : sql`select ${owner.userId}::uuid`;
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} in (${owned}) order by 1`.execute(
        db,
      );
      print[`${table}.${column}`] = rows.map(({ row }) => row).join('\n');
    }
    return print;
  };

  return { ...fixture, owner, readFootprint };
}

/** A call's path with values in it, the owner's where it names something of the owner's. */
export const fillPath = ({ path, paramsExample = {} }: Endpoint, things: Hints): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(things[name]?.[0] ?? paramsExample[name] ?? `no-${name}`)),
  );

/** A call's example, at every depth with the owner's values where it names something of the owner's. */
export function fillExample(example: unknown, things: Hints): unknown {
  if (Array.isArray(example)) return example.map((element) => fillExample(element, things));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, things[name]?.[0] ?? fillExample(value, things)]),
  );
}
