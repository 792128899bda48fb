import type { FailureOutcome, VisitFailure } from '@songwai/core/jobs/visit-failure';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { recordEvent } from '../../events/queries.ts';

/** A visit at which a driver could not pick up or deliver. */
export interface FailedVisit {
  readonly jobId: string;
  /** Number of the visit, in the order of the route. */
  readonly visit: number;
  /** Position of the stop. */
  readonly stop: number;
  readonly driverId: number;
  readonly reason: VisitFailure;
  readonly outcome: FailureOutcome;
  /** In the driver's words. */
  readonly note: string;
  readonly at: Date;
}

/** Stores a failed visit and its event (`jobs.visitFailed`). The caller has locked the job's row. */
export async function recordFailedVisit(db: Kysely<Database>, failed: FailedVisit): Promise<void> {
  const { jobId, visit, stop, driverId, reason, outcome, note, at } = failed;
  const row = { job_id: jobId, visit, stop, driver_id: driverId, reason, outcome, note, happened_at: at };
  await db.insertInto('job_failed_visits').values(row).execute();
  await recordEvent(db, { kind: 'jobs.visitFailed', subject: jobId, payload: { stop, reason, outcome }, at });
}

/** A job's failed visits, in order. */
export async function listFailedVisits(db: Kysely<Database>, jobId: string): Promise<readonly FailedVisit[]> {
  return db
    .selectFrom('job_failed_visits')
    .select(['job_id as jobId', 'visit', 'stop', 'driver_id as driverId', 'reason', 'outcome', 'note', 'happened_at as at'])
    .where('job_id', '=', jobId)
    .orderBy('id')
    .execute();
}

/** Whether this driver has reported this visit as failed before. */
export async function wasFailed(
  db: Kysely<Database>,
  own: { readonly jobId: string; readonly visit: number; readonly driverId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('job_failed_visits')
    .select('id')
    .where('job_id', '=', own.jobId)
    .where('visit', '=', own.visit)
    .where('driver_id', '=', own.driverId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a job has goods that could not be delivered and are to be returned. */
export const hasGoodsToReturn = (is: ExpressionBuilder<Database, 'jobs'>) =>
  is.exists(
    is
      .selectFrom('job_failed_visits as failed')
      .select('failed.id')
      .whereRef('failed.job_id', '=', 'jobs.id')
      .where('failed.outcome', '=', 'goodsReturn'),
  );

/** The customer to notify of a job's failed visit. */
export const readFailingJob = (db: Kysely<Database>, jobId: string) =>
  db
    .selectFrom('jobs')
    .select(['user_id as userId', 'confirm_phone as confirmPhone', 'task_type as taskType'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
