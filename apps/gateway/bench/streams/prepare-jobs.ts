import { createJob } from '@songwai/core/jobs/contract';
import { estimatePrice } from '@songwai/core/pricing/contract';
import { sql } from 'kysely';
import { openDatabase } from '../../src/database/open-database.ts';
import { plainOrder } from '../../tests/builders/order.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { copyJob } from '../../tests/jobs/copy-job.ts';
import type { ChildServer } from '../load/child-server.ts';

/** A job that can be followed. */
export interface FollowedJob {
  readonly jobId: string;
  readonly trackingId: string;
  readonly driverId: number;
}

/** The database behind the gateway, with jobs of one customer that drivers are driving. */
export interface PreparedJobs {
  readonly token: string;
  readonly jobs: readonly FollowedJob[];
  /** Stores and announces a position as the driver's app does. */
  report(job: FollowedJob, place: { readonly lat: number; readonly lng: number }): Promise<void>;
  close(): Promise<void>;
}

/** Books a job for the demo's customer, copies it, and gives each a driver of its own who is on the way with the goods. */
export async function prepareJobs({ origin, databaseUrl }: ChildServer, count: number): Promise<PreparedJobs> {
  const post = async (url: string, body: object, token = ''): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', 'sk-token': token };
    return (await (await fetch(`${origin}/api${url}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as never;
  };
  const token = String((await post('/login', { userName: 'demo@songwai.test', password: 'demo1234' }))['skToken']);
  const order = plainOrder();
  const { netPrice, normalPrice, discount, freeCredit } = await post(estimatePrice.path, order, token);
  const booked = await post(createJob.path, { ...order, netPrice, normalPrice, discount, freeCredit }, token);
  const jobId = String(booked['jobId']);

  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', log: silentLog });
  await copyJob(db, { jobId, count: count - 1 });
  await sql`update jobs set status = 'delivering'`.execute(db);
  // One job in ten has a word that the others do not have.
  await sql`update jobs set search_text = search_text || ' orchid' where id like '%5'`.execute(db);
  await sql`
    insert into drivers (first_name, plate, vehicle_kind, phone, agreement_accepted_at)
    select 'คนขับ' || n, 'กก ' || n, 'motorcycle', '08' || lpad(n::text, 8, '0'), now() from generate_series(1, ${count}) as n`.execute(
    db,
  );
  await sql`
    insert into rides (job_id, driver_id, started_at, next_visit)
    select job.id, driver.id, now(), 1
    from (select id, row_number() over (order by id) as n from jobs) as job
    join (select id, row_number() over (order by id) as n from drivers where not is_simulated) as driver using (n)`.execute(db);
  await sql`
    insert into driver_positions (driver_id, at, lat, lng, job_id) select driver_id, now(), 13.7, 100.55, job_id from rides`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  const { rows: jobs } = await sql<FollowedJob>`
    select jobs.id as "jobId", tracking_id as "trackingId", driver_id as "driverId" from jobs join rides on rides.job_id = jobs.id`.execute(
    db,
  );
  return {
    ...{ token, jobs, close },
    report: async ({ jobId: subject, driverId }, { lat, lng }) => {
      const notice = JSON.stringify({ kind: 'jobs.moved', subject });
      await sql`
        with seen as (
          insert into driver_positions (driver_id, at, lat, lng, job_id)
          values (${driverId}, clock_timestamp(), ${lat}, ${lng}, ${subject})
        )
        select pg_notify('songwai_events', ${notice})`.execute(db);
    },
  };
}
