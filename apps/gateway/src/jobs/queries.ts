import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { JobStopsTable, JobsTable } from './tables.ts';

/** A job with its stops in order. */
export interface JobRecord {
  readonly job: Selectable<JobsTable>;
  readonly stops: readonly Selectable<JobStopsTable>[];
}

/** A list that nobody reads to its end. */
const longestList = 200;
const runningStatuses: readonly JobStatus[] = ['matching', 'assigned', 'arrived', 'pickedUp', 'delivering'];

const readStops = (db: Kysely<Database>, jobIds: readonly string[]) =>
  db.selectFrom('job_stops').selectAll().where('job_id', 'in', jobIds).orderBy('position').execute();

/** A job of this user; undefined for no such job and for somebody else's alike. */
export async function findOwnJob(
  db: Kysely<Database>,
  owned: { readonly jobId: string; readonly userId: string },
): Promise<JobRecord | undefined> {
  const job = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', owned.jobId)
    .where('user_id', '=', owned.userId)
    .executeTakeFirst();
  return job === undefined ? undefined : { job, stops: await readStops(db, [job.id]) };
}

/** Jobs of this user that are not over and are to be picked up within the days given, newest first. */
export async function listRunningJobs(
  db: Kysely<Database>,
  wanted: { readonly userId: string; readonly from: Date | null; readonly before: Date | null },
): Promise<readonly JobRecord[]> {
  let query = db.selectFrom('jobs').selectAll().where('user_id', '=', wanted.userId).where('status', 'in', runningStatuses);
  if (wanted.from !== null) query = query.where('pick_up_at', '>=', wanted.from);
  if (wanted.before !== null) query = query.where('pick_up_at', '<', wanted.before);
  const jobs = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(longestList).execute();
  if (jobs.length === 0) return [];
  const stops = await readStops(
    db,
    jobs.map(({ id }) => id),
  );
  return jobs.map((job) => ({ job, stops: stops.filter(({ job_id }) => job_id === job.id) }));
}

/** How many jobs a user has ever booked. */
export async function countJobs(db: Kysely<Database>, userId: string): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}
