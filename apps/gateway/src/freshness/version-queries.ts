import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { DataVersions } from './tables.ts';

const current = sql<DataVersions>`(select coalesce(json_object_agg(topic, version), '{}') from data_versions)`;

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

interface OtherGateways {
  /** The gateway that asks. */
  readonly except: string;
  /** Those that have not been heard of for this long are not counted. */
  readonly lifeMs: number;
  /** The versions that they should have heard of; null: the present ones. */
  readonly versions: DataVersions | null;
}

/** Whether another gateway has not heard of these versions, which are returned, too. */
export async function findGatewayBehind(
  db: Db,
  { except, lifeMs, versions }: OtherGateways,
): Promise<{ readonly isBehind: boolean; readonly versions: DataVersions }> {
  const wanted = versions === null ? current : sql`${JSON.stringify(versions)}::json`;
  const { rows } = await sql<{ readonly isBehind: boolean; readonly versions: DataVersions }>`
    with wanted as (select ${wanted} as versions)
    select versions, exists (
      select from gateways
      where id <> ${except}::uuid and seen_at > clock_timestamp() - make_interval(secs => ${lifeMs / 1000})
        and exists (
          select from json_each_text(versions) as one (topic, version)
          where coalesce((gateways.seen ->> one.topic)::bigint, -1) < one.version::bigint
        )
    ) as "isBehind" from wanted`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('A question about gateways has no answer.');
  return found;
}

/** Forgets a gateway that stops, and those that ended without saying so. */
export async function forgetGateway(db: Db, id: string): Promise<void> {
  await sql`delete from gateways where id = ${id} or seen_at < clock_timestamp() - interval '1 hour'`.execute(db);
}
