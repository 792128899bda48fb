import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { sql } from 'kysely';
import { type AppFixture, createAppFixture } from './app-fixture.ts';
import { makeOwnersThings, type Owner } from './owners-things.ts';
import type { Hints } from './schema-arbitrary.ts';

/** Texts that appear in everything the owner wrote, and in no request of another user. */
export const ownersSecrets = ['ลับเฉพาะ', '0899991234', '0877771234', 'owner@songwai.test'];

/** Tables that change without a call on the owner's data: sign-ins and published events. */
const passingTables = ['sessions', 'outbox', 'known_places'];

export interface OwnerFixture extends AppFixture {
  readonly owner: Owner;
  /** Every row that references the owner or one of the owner's jobs, as text by table and column. */
  readFootprint(): Promise<Readonly<Record<string, string>>>;
}

/** The whole gateway with a customer who has data of every kind that a customer can have. */
export async function createOwnerFixture(): Promise<OwnerFixture> {
  const fixture = await createAppFixture({ env: { REQUESTS_PER_MINUTE: '1000000', BACKGROUND_WORK: 'on' } });
  const { db } = fixture;
  // No call's example contains the owner's job id: an administrator's example call could end that job.
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

/** A call's path with its parameters filled in: the owner's values where there are any, else the contract's example. */
export const fillPath = ({ path, paramsExample = {} }: Endpoint, things: Hints): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(things[name]?.[0] ?? paramsExample[name] ?? `no-${name}`)),
  );

/** A call's example in which fields at any depth have the owner's values, where there are any. */
export function fillExample(example: unknown, things: Hints): unknown {
  if (Array.isArray(example)) return example.map((element) => fillExample(element, things));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, things[name]?.[0] ?? fillExample(value, things)]),
  );
}
