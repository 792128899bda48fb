import { sql } from 'kysely';
import type { Db } from '../../src/platform/db.ts';

/** A month of companies that are billed. */
export interface Month {
  readonly companies: number;
  readonly jobs: number;
  /** A day of it. */
  readonly day: Date;
}

/** Copies a booked job for companies of its own, all of them completed within the month; one company in a hundred has ten times as many. */
export async function fillMonth(db: Db, jobId: string, { companies, jobs, day }: Month): Promise<void> {
  await sql`
    insert into users (id, user_type, refer_code, created_at, password_hash, company_name, company_address, company_tax_id, invoice_enabled,
      email)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 1, 'bench' || n, now(), '', 'บริษัท ตัวอย่าง ' || n || ' จำกัด',
      '1 ถ.สีลม กรุงเทพมหานคร 10500', '0105500000003', true, 'bench' || n || '@example.com'
    from generate_series(1, ${sql.lit(companies)}) as n`.execute(db);
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'jobs' and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  const company = sql`case when n % 11 = 0 then 1 + n % ${sql.lit(Math.ceil(companies / 100))} else 1 + n % ${sql.lit(companies)} end`;
  const changed: Readonly<Record<string, unknown>> = {
    id: sql`'J8' || lpad(n::text, 7, '0')`,
    user_id: sql`('00000000-0000-4000-8000-' || lpad((${company})::text, 12, '0'))::uuid`,
    company_user_id: sql`('00000000-0000-4000-8000-' || lpad((${company})::text, 12, '0'))::uuid`,
    guid: sql`'bench-' || n`,
    tracking_id: sql`jobs.tracking_id || '-' || n`,
    rating_token: sql`jobs.rating_token || '-' || n`,
    payment_type: sql`4`,
    status: sql`'completed'`,
    over_at: sql`${day}::timestamptz + (n % 1000) * interval '1 minute'`,
    reference: sql`'PO-' || n % 50`,
  };
  const fields = columns.rows.map(({ name }) => name);
  await db.connection().execute(async (one) => {
    // Neither foreign keys nor a time limit: the copies are as right as what they are copied from.
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set statement_timeout = 0`.execute(one);
    await sql`insert into jobs (${sql.join(fields.map((name) => sql.id(name)))})
      select ${sql.join(fields.map((name) => changed[name] ?? sql.ref(`jobs.${name}`)))}
      from jobs cross join generate_series(1, ${sql.lit(jobs)}) as n where jobs.id = ${jobId}`.execute(one);
    await sql`insert into job_stops (job_id, position, address_name, contact_name, contact_phone, address, address_id, lat, lng, district,
        sub_district, remark, is_return)
      select 'J8' || lpad(n::text, 7, '0'), position, address_name, contact_name, contact_phone, address, address_id, lat, lng, district,
        sub_district, remark, is_return
      from job_stops cross join generate_series(1, ${sql.lit(jobs)}) as n where job_id = ${jobId}`.execute(one);
    await sql`set statement_timeout = '30s'`.execute(one);
    await sql`set session_replication_role = default`.execute(one);
  });
  await sql`analyze jobs, job_stops, users`.execute(db);
}
