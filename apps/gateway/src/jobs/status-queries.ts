import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { recordEvent } from '../events/queries.ts';
import { giveBackFreeCredit } from '../pricing/credit/free-credit-queries.ts';
import { giveBackPromoUse } from '../pricing/promo/promo-queries.ts';
import { recordArrival } from './charges/arrival-queries.ts';

/** A change of a job's status and where it happened. */
export interface StatusChange {
  readonly jobId: string;
  readonly status: JobStatus;
  /** Position of the stop; null where it happened at none. */
  readonly stop: number | null;
  readonly at: Date;
}

async function recordHistory(db: Kysely<Database>, { jobId, status, stop, at }: StatusChange, kind: string): Promise<void> {
  await db.insertInto('job_events').values({ job_id: jobId, status, stop, happened_at: at }).execute();
  if (status === 'arrived' && stop !== null) await recordArrival(db, { jobId, stop, at });
  await recordEvent(db, { kind, subject: jobId, payload: { status, stop }, at });
}

/** Notes in the history and in the outbox that a job was booked; within the transaction that books it. */
export const recordBooking = (db: Kysely<Database>, booked: { readonly jobId: string; readonly at: Date }): Promise<void> =>
  recordHistory(db, { ...booked, status: 'matching', stop: null }, 'jobs.booked');

/**
 * Moves a job on, with its history and its event (`jobs.<status>`; `jobs.reopened` where a driver is looked for again). The caller holds
 * the job's row.
 */
export async function changeStatus(db: Kysely<Database>, change: StatusChange): Promise<void> {
  const overAt = isJobOver(change.status) ? change.at : null;
  // The driver who picked up has taken over what waited.
  const handOver = change.status === 'pickedUp' || overAt !== null ? { hand_over: null } : {};
  await db
    .updateTable('jobs')
    .set({ status: change.status, over_at: overAt, ...handOver })
    .where('id', '=', change.jobId)
    .execute();
  await recordHistory(db, change, change.status === 'matching' ? 'jobs.reopened' : `jobs.${change.status}`);
}

/** Gives promo code and free credit of a job that will not be done back to its customer. The caller has locked the job's row. */
export async function giveBack(db: Kysely<Database>, jobId: string, now: Date): Promise<void> {
  await giveBackPromoUse(db, jobId, now);
  await giveBackFreeCredit(db, { jobId, at: now });
}

/** Notes why a job was cancelled. */
export async function noteCancellation(
  db: Kysely<Database>,
  note: { readonly jobId: string; readonly reason: string },
): Promise<void> {
  await db.updateTable('jobs').set({ cancel_reason: note.reason }).where('id', '=', note.jobId).execute();
}

/** When something was last known of a job. */
export async function readLastEventAt(db: Kysely<Database>, jobId: string): Promise<Date> {
  const row = await db
    .selectFrom('job_events')
    .select((is) => is.fn.max('happened_at').as('at'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return row.at;
}

/** The ids of jobs that are over, to be asked within a query. */
export const selectOverJobs = (db: Kysely<Database>) =>
  db.selectFrom('jobs').select('jobs.id').where('jobs.status', 'in', ['cancelled', 'expired', 'completed']);

/** Locks the rows of jobs until the transaction ends, and tells their status; those that another process holds are left to it. */
export async function lockJobsIfFree(db: Kysely<Database>, jobIds: readonly string[]): Promise<ReadonlyMap<string, JobStatus>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db.selectFrom('jobs').select(['id', 'status']).where('id', 'in', jobIds).forUpdate().skipLocked().execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
