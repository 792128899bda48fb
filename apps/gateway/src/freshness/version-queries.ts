import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { DataVersions } from './tables.ts';

const current = sql<DataVersions>`(select coalesce(json_object_agg(topic, version), '{}') from data_versions)`;

/** The present versions of all data. */
export async function readVersions(db: Db): Promise<DataVersions> {
  const { rows } = await sql<{ readonly versions: DataVersions }>`select ${current} as versions`.execute(db);
  return rows[0]?.versions ?? {};
}

/** Records that a gateway runs, and which versions it has heard of. @returns the present ones, read in the same statement */
export async function recordGateway(
  db: Db,
  { id, seen }: { readonly id: string; readonly seen: DataVersions },
): Promise<DataVersions> {
  const row = await db
    .insertInto('gateways')
    .values({ id, seen_at: sql`clock_timestamp()`, seen: JSON.stringify(seen) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql`excluded.seen_at`, seen: sql`excluded.seen` }))
    .returning(current.as('versions'))
    .executeTakeFirstOrThrow();
  return row.versions;
}

/** Whether a gateway other than `except`, alive within the last `lifeMs`, has not heard of one of these versions. */
export async function hasGatewayBehind(
  db: Db,
  { except, versions, lifeMs }: { readonly except: string | null; readonly versions: DataVersions; readonly lifeMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from gateways
    where id is distinct from ${except}::uuid
      and seen_at > clock_timestamp() - make_interval(secs => ${lifeMs / 1000})
      and exists (
        select 1 from json_each_text(${JSON.stringify(versions)}::json) as wanted (topic, version)
        where coalesce((gateways.seen ->> wanted.topic)::bigint, -1) < wanted.version::bigint
      )
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Forgets a gateway that stops, and those that ended without saying so. */
export async function forgetGateway(db: Db, id: string): Promise<void> {
  await sql`delete from gateways where id = ${id} or seen_at < clock_timestamp() - interval '1 hour'`.execute(db);
}
