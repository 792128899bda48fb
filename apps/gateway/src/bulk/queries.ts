import { type Insertable, type Selectable, sql } from 'kysely';
import type { JobScope } from '../jobs/job-scope.ts';
import type { Db } from '../platform/db.ts';
import type { BulkRowsTable, BulkRunsTable, BulkTripsTable } from './tables.ts';

/** Stores a file with its rows and trips. */
export async function insertRun(
  trx: Db,
  {
    run,
    trips,
    rows,
  }: {
    readonly run: Insertable<BulkRunsTable>;
    readonly trips: readonly Insertable<BulkTripsTable>[];
    readonly rows: readonly Insertable<BulkRowsTable>[];
  },
): Promise<void> {
  await trx.insertInto('bulk_runs').values(run).execute();
  await trx
    .insertInto('bulk_trips')
    .values([...trips])
    .execute();
  await trx
    .insertInto('bulk_rows')
    .values([...rows])
    .execute();
}

/** The file that a user has started with this guid. */
export const findByGuid = async (db: Db, { userId, guid }: { readonly userId: string; readonly guid: string }) =>
  (await db.selectFrom('bulk_runs').select('id').where('user_id', '=', userId).where('guid', '=', guid).executeTakeFirst())?.id;

/** A file that the caller may see: an own one, or with the right to view the company's. */
export const visibleRuns = (db: Db, { userId, companyId, ownCompanyId }: JobScope) =>
  db
    .selectFrom('bulk_runs')
    .where((is) =>
      is.or([
        is.and([
          is('bulk_runs.user_id', '=', userId),
          is.or([is('company_user_id', 'is', null), is('company_user_id', '=', ownCompanyId)]),
        ]),
        ...(companyId === null ? [] : [is('company_user_id', '=', companyId)]),
      ]),
    );

export const findRun = (db: Db, { id, scope }: { readonly id: string; readonly scope: JobScope }) =>
  visibleRuns(db, scope).selectAll().where('id', '=', id).executeTakeFirst();

/** How many rows and trips files have. */
export const countsOfRun = sql<{
  readonly drops: number;
  readonly left: number;
  readonly trips: number;
  readonly booked: number;
  readonly failed: number;
}>`(select json_build_object(
  'drops', (select count(*) from bulk_rows where run_id = bulk_runs.id and trip_number is not null),
  'left', (select count(*) from bulk_rows where run_id = bulk_runs.id and trip_number is null),
  'trips', count(*), 'booked', count(*) filter (where status = 'booked'), 'failed', count(*) filter (where status = 'failed'))
  from bulk_trips where run_id = bulk_runs.id)`;

const summaryColumns = ['id', 'file_name', 'status', 'created_at', 'finished_at'] as const;

/** The newest files. */
export const listRuns = (
  db: Db,
  { scope, since, most }: { readonly scope: JobScope; readonly since: Date; readonly most: number },
) =>
  visibleRuns(db, scope)
    .select(summaryColumns)
    .select(countsOfRun.as('counts'))
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();

/** A row of a file, and the job that brings it. */
export interface FileRow extends Pick<Selectable<BulkRowsTable>, 'number' | 'cells' | 'stop' | 'reference' | 'trip_number'> {
  readonly job_id: string | null;
}

/** The rows of a file in the order of the file, with the jobs that bring them. */
export const listRows = (db: Db, runId: string): Promise<FileRow[]> =>
  db
    .selectFrom('bulk_rows')
    .leftJoin('bulk_trips', (join) =>
      join.onRef('bulk_trips.run_id', '=', 'bulk_rows.run_id').onRef('bulk_trips.number', '=', 'bulk_rows.trip_number'),
    )
    .select(['bulk_rows.number', 'cells', 'stop', 'reference', 'trip_number', 'bulk_trips.job_id'])
    .where('bulk_rows.run_id', '=', runId)
    .orderBy('position')
    .execute();

/** Deletes files of before a moment that are over or stopped, once nothing is aside for them. */
export async function forgetRuns(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('bulk_runs')
    .where('created_at', '<', before)
    .where('status', '<>', 'booking')
    .where(sql<boolean>`hold_bonus_satang + hold_top_up_satang + hold_cod_satang = 0`)
    .execute();
}
