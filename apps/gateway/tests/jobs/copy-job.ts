import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/tables.ts';

/**
 * Copies a booked job and its stops `count` times within the database. The ids begin with J9. Every ten copies
 * share a pick-up time, which is a minute earlier than that of the ten before.
 */
export async function copyJob(db: Kysely<Database>, wanted: { readonly jobId: string; readonly count: number }): Promise<void> {
  const { jobId, count } = wanted;
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'jobs' and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  const changed: Readonly<Record<string, string>> = {
    id: `'J9' || ltrim(jobs.id, 'J0') || lpad(n::text, 6, '0')`,
    guid: `'copy-' || jobs.id || '-' || n`,
    tracking_id: `jobs.tracking_id || '-' || n`,
    rating_token: `jobs.rating_token || '-' || n`,
    pick_up_at: `jobs.pick_up_at - (n / 10) * interval '1 minute'`,
  };
  const names = columns.rows.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? `jobs."${name}"`);
  await sql`insert into jobs (${sql.join(names.map((name) => sql.id(name)))})
    select ${sql.raw(values.join(', '))} from jobs cross join generate_series(1, ${sql.lit(count)}) as n where jobs.id = ${jobId}`.execute(
    db,
  );
  const stop = ['position', 'address_name', 'contact_name', 'contact_phone', 'address', 'address_id', 'lat', 'lng'];
  const columnsOfStop = [...stop, 'district', 'sub_district', 'remark', 'is_return'].map((name) => sql.ref(`job_stops.${name}`));
  await sql`insert into job_stops
    select copy.id, ${sql.join(columnsOfStop)}
    from job_stops join jobs as copy on copy.guid like ${`copy-${jobId}-%`} where job_stops.job_id = ${jobId}`.execute(db);
}
