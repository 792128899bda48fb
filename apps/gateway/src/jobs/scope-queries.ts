import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { JobScope } from './job-scope.ts';

/** The condition of every query for jobs: a job outside the scope does not exist for the caller. */
export const isVisible = (eb: ExpressionBuilder<Database, 'jobs'>, { userId, companyId }: JobScope): Expression<SqlBool> =>
  companyId === null
    ? eb('jobs.user_id', '=', userId)
    : eb.or([eb('jobs.company_user_id', '=', companyId), eb('jobs.user_id', '=', userId)]);

const lockableJobs = (db: Kysely<Database>) =>
  db
    .selectFrom('jobs')
    .select(['id', 'user_id', 'status', 'task_type', 'pick_up_at', 'pick_up_until', 'search_until', 'over_at', 'is_fixed_driver'])
    .select(['normal_satang', 'discount_satang', 'free_credit_satang', 'added_satang', 'net_satang', 'full_day'])
    .select(['hand_over', 'confirm_phone', 'company_user_id', 'vehicle_id'])
    .forUpdate();

/**
 * Locks a job's row until the transaction ends, so that customers, drivers and dispatch change it one after another; undefined
 * for a job out of scope.
 */
export const lockJob = (db: Kysely<Database>, seen: { readonly jobId: string; readonly scope: JobScope }) =>
  lockableJobs(db)
    .where('id', '=', seen.jobId)
    .where((eb) => isVisible(eb, seen.scope))
    .executeTakeFirst();

/** Locks any job's row, for administrators. */
export const lockAnyJob = (db: Kysely<Database>, jobId: string) => lockableJobs(db).where('id', '=', jobId).executeTakeFirst();

/** A job whose row is locked. */
export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;
