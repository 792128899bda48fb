import { type Selectable, sql } from 'kysely';
import type { JobScope } from '../jobs/job-scope.ts';
import type { Db } from '../platform/db.ts';
import { countsOfRun, visibleRuns } from './queries.ts';
import { hasHold } from './running/run-queries.ts';
import type { BulkTripsTable } from './tables.ts';

/** Whether a stopped file is still busy with a trip, or with what is to be given back for the others. */
const isStopping = (now: Date) =>
  sql<boolean>`bulk_runs.status = 'stopped' and (coalesce(leased_until > ${now}, false) or ${hasHold})`;

/** A file as lists show it, with what its page needs besides. */
export const findSummary = (db: Db, { id, scope, now }: { readonly id: string; readonly scope: JobScope; readonly now: Date }) =>
  visibleRuns(db, scope)
    .innerJoin('users', 'users.id', 'bulk_runs.user_id')
    .select(['bulk_runs.id', 'file_name', 'bulk_runs.status', 'bulk_runs.created_at', 'finished_at'])
    .select(['bulk_runs.vehicle_id', 'bulk_runs.payment_type', 'users.email'])
    .select(countsOfRun.as('counts'))
    .select(isStopping(now).as('is_stopping'))
    .where('bulk_runs.id', '=', id)
    .executeTakeFirst();

/** A trip of a file. */
export interface TripRow
  extends Pick<
    Selectable<BulkTripsTable>,
    'number' | 'price_satang' | 'alone_satang' | 'status' | 'job_id' | 'failure' | 'new_price_satang'
  > {
  readonly tracking_id: string | null;
  /** In their order. */
  readonly visits: readonly { readonly row: number; readonly district: string }[];
}

/** The trips of a file with the rows of each in the order of the visits. */
export const listTrips = (db: Db, runId: string): Promise<TripRow[]> =>
  db
    .selectFrom('bulk_trips')
    .leftJoin('jobs', 'jobs.id', 'bulk_trips.job_id')
    .select(['number', 'price_satang', 'alone_satang', 'bulk_trips.status', 'job_id', 'failure', 'new_price_satang'])
    .select('jobs.tracking_id')
    .select(
      sql<readonly { readonly row: number; readonly district: string }[]>`(
        select json_agg(json_build_object('row', bulk_rows.number, 'district', coalesce(stop->>'district', '')) order by visit)
        from bulk_rows where bulk_rows.run_id = bulk_trips.run_id and trip_number = bulk_trips.number)`.as('visits'),
    )
    .where('run_id', '=', runId)
    .orderBy('number')
    .execute();

/** The jobs, by fingerprint, that a customer booked from files since a moment. */
export async function findBooked(
  db: Db,
  asked: { readonly userId: string; readonly fingerprints: readonly string[]; readonly since: Date },
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('bulk_rows')
    .innerJoin('bulk_runs', 'bulk_runs.id', 'bulk_rows.run_id')
    .innerJoin('bulk_trips', (join) =>
      join.onRef('bulk_trips.run_id', '=', 'bulk_rows.run_id').onRef('bulk_trips.number', '=', 'bulk_rows.trip_number'),
    )
    .innerJoin('jobs', 'jobs.id', 'bulk_trips.job_id')
    .select(['fingerprint', 'jobs.id'])
    .where('bulk_runs.user_id', '=', asked.userId)
    .where('fingerprint', 'in', [...asked.fingerprints])
    .where('jobs.created_at', '>=', asked.since)
    .where('jobs.status', 'not in', ['cancelled', 'expired'])
    .execute();
  return new Map(rows.map(({ fingerprint, id }) => [fingerprint ?? '', id]));
}

/** How a file has ended, and the address of who booked it. */
export async function readEnd(db: Db, { id, user_id: userId }: { readonly id: string; readonly user_id: string }) {
  const counts = await db
    .selectFrom('bulk_trips')
    .select(sql<number>`count(*) filter (where status = 'booked')::int`.as('booked'))
    .select(sql<number>`count(*) filter (where status = 'failed')::int`.as('failed'))
    .where('run_id', '=', id)
    .executeTakeFirstOrThrow();
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return { ...counts, email: user?.email ?? null };
}
