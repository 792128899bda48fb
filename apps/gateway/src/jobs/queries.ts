import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { listedDetailColumns } from './booking/booking-details.ts';
import type { JobScope } from './job-scope.ts';
import type { PickUpDays } from './lists/list-request.ts';
import { isVisible } from './scope-queries.ts';
import type { JobStopsTable, JobsTable } from './tables.ts';

/** Columns for lists: without the route's points and without the gateway's internal columns. */
export const listedColumns = [
  'id',
  'user_id',
  'tracking_id',
  'status',
  'task_type',
  'job_type',
  'vehicle_id',
  'extra_ids',
  ...listedDetailColumns,
  'remark_images',
  'confirm_phone',
  'payment_type',
  'pick_up_at',
  'distance_hundredths_km',
  'normal_satang',
  'discount_satang',
  'free_credit_satang',
  'added_satang',
  'net_satang',
  'rating',
  'rating_token',
  'search_until',
  'over_at',
  'created_at',
] as const satisfies readonly (keyof JobsTable)[];

type ListedColumns = Pick<Selectable<JobsTable>, (typeof listedColumns)[number]>;
type Stops = readonly Selectable<JobStopsTable>[];

/** A job with the columns of lists, and its stops in order. */
export interface ListedJob {
  readonly job: ListedColumns;
  readonly stops: Stops;
}

/** A whole job with its stops in order. */
export interface JobRecord {
  readonly job: Selectable<JobsTable>;
  readonly stops: Stops;
}

/** Longer lists are cut: no user reads further. */
const longestList = 200;

const readStops = (db: Kysely<Database>, jobIds: readonly string[]) =>
  db.selectFrom('job_stops').selectAll().where('job_id', 'in', jobIds).orderBy('position').execute();

/** Adds the stops to jobs, in one query for all of them. */
export async function withStops<Job extends { readonly id: string }>(
  db: Kysely<Database>,
  jobs: readonly Job[],
): Promise<readonly { readonly job: Job; readonly stops: Stops }[]> {
  if (jobs.length === 0) return [];
  const ids = jobs.map(({ id }) => id);
  const stops = Map.groupBy(await readStops(db, ids), ({ job_id }) => job_id);
  return jobs.map((job) => ({ job, stops: stops.get(job.id) ?? [] }));
}

/** A job within the scope; undefined both for no such job and for another user's. */
export async function findJob(
  db: Kysely<Database>,
  seen: { readonly jobId: string; readonly scope: JobScope },
): Promise<JobRecord | undefined> {
  const jobs = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', seen.jobId)
    .where((eb) => isVisible(eb, seen.scope))
    .execute();
  const [record] = await withStops(db, jobs);
  return record;
}

/** Any job, for administrators; undefined for no such job. */
export async function findAnyJob(db: Kysely<Database>, jobId: string): Promise<JobRecord | undefined> {
  const [record] = await withStops(db, await db.selectFrom('jobs').selectAll().where('id', '=', jobId).execute());
  return record;
}

/** Jobs with one of these statuses whose pick-up is within the given days, the newest first, at most 200. */
export async function listByStatus(
  db: Kysely<Database>,
  wanted: PickUpDays & { readonly scope: JobScope; readonly statuses: readonly JobStatus[] },
): Promise<readonly ListedJob[]> {
  const { scope, statuses, from, before } = wanted;
  const jobs = await db
    .selectFrom('jobs')
    .select(listedColumns)
    .where((eb) => isVisible(eb, scope))
    .where('status', 'in', statuses)
    .$if(from !== null, (query) => query.where('pick_up_at', '>=', from))
    .$if(before !== null, (query) => query.where('pick_up_at', '<', before))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(longestList)
    .execute();
  return withStops(db, jobs);
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
