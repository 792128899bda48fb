import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** Changes of a job with their authors, in order. */
export const listChanges = (db: Kysely<Database>, jobId: string) =>
  db
    .selectFrom('job_changes')
    .innerJoin('users', 'users.id', 'job_changes.user_id')
    .select(['job_changes.kind', 'job_changes.details', 'job_changes.reason', 'job_changes.happened_at as at'])
    .select(['job_changes.stops_before as before', 'job_changes.stops_after as after'])
    .select(['job_changes.user_id as userId', 'users.first_name as firstName', 'users.last_name as lastName'])
    .where('job_changes.job_id', '=', jobId)
    .orderBy('job_changes.id')
    .execute();

/** A recorded change with its author. */
export type RecordedChange = Awaited<ReturnType<typeof listChanges>>[number];
