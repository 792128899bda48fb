import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { recordEvent } from '../events/queries.ts';
import { giveBackFreeCredit } from '../pricing/free-credit-queries.ts';
import { giveBackPromoUse } from '../pricing/promo-queries.ts';
import { recordArrival } from './arrival-queries.ts';

/** A change of a job's status and where it happened. */
export interface StatusChange {
  readonly jobId: string;
  readonly status: JobStatus;
  /** Position of the stop; null where it happened at none. */
  readonly stop: number | null;
  readonly at: Date;
}

/** Notes what happened to a job in its history and in the outbox; within the transaction that makes it happen. */
export async function recordJobEvent(db: Kysely<Database>, { jobId, status, stop, at }: StatusChange): Promise<void> {
  await db.insertInto('job_events').values({ job_id: jobId, status, stop, happened_at: at }).execute();
  if (status === 'arrived' && stop !== null) await recordArrival(db, { jobId, stop, at });
  const kind = status === 'matching' ? 'jobs.booked' : `jobs.${status}`;
  await recordEvent(db, { kind, subject: jobId, payload: { status, stop }, at });
}

/** Moves a job on, with its history and its event. The caller holds the job's row. */
export async function changeStatus(db: Kysely<Database>, change: StatusChange): Promise<void> {
  const overAt = isJobOver(change.status) ? change.at : null;
  await db.updateTable('jobs').set({ status: change.status, over_at: overAt }).where('id', '=', change.jobId).execute();
  await recordJobEvent(db, change);
}

/** Gives promo code and free credit of a job that will not be done back to its customer. The caller holds the job's row. */
export async function giveBack(db: Kysely<Database>, jobId: string, now: Date): Promise<void> {
  await giveBackPromoUse(db, jobId, now);
  await giveBackFreeCredit(db, { jobId, at: now });
}

/** Takes a job's row until the transaction ends, so that cancelling and dispatch do not cross. */
export async function lockJob(
  db: Kysely<Database>,
  owned: { readonly jobId: string; readonly userId: string },
): Promise<{ readonly id: string; readonly status: JobStatus } | undefined> {
  return db
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('id', '=', owned.jobId)
    .where('user_id', '=', owned.userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes why a job was cancelled. */
export async function noteCancellation(
  db: Kysely<Database>,
  note: { readonly jobId: string; readonly reason: string },
): Promise<void> {
  await db.updateTable('jobs').set({ cancel_reason: note.reason }).where('id', '=', note.jobId).execute();
}
