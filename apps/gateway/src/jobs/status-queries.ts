import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type NewEvent, recordEvent } from '../events/queries.ts';
import { giveBackFreeCredit } from '../pricing/credit/free-credit-queries.ts';
import { giveBackPromoUse } from '../pricing/promo/promo-queries.ts';
import { recordArrival } from './charges/arrival-queries.ts';
import { settleCod } from './cod/cod.ts';
import { releaseJobMoney, takeJobMoney } from './paying/job-money.ts';
import { payUntilOf } from './paying/pay-until.ts';

/** A change of a job's status, and the stop where it happened. */
export interface StatusChange {
  readonly jobId: string;
  readonly status: JobStatus;
  /** Position of the stop; null where it happened at none. */
  readonly stop: number | null;
  readonly at: Date;
}

/** The part of a statement that records a change in the history of a job. */
export const insertingHistory = (db: Kysely<Database>, { jobId, status, stop, at }: StatusChange) =>
  db.insertInto('job_events').values({ job_id: jobId, status, stop, happened_at: at });

async function recordHistory(db: Kysely<Database>, change: StatusChange, kind: string): Promise<void> {
  const { jobId, status, stop, at } = change;
  await insertingHistory(db, change).execute();
  if (status === 'arrived' && stop !== null) await recordArrival(db, { jobId, stop, at });
  await recordEvent(db, { kind, subject: jobId, payload: { status, stop }, at });
}

/** The event of a booking. A job that waits for its payment counts as booked when it is paid. */
export const bookingEvent = ({
  jobId,
  status,
  at,
}: {
  readonly jobId: string;
  readonly status: 'matching' | 'awaitingPayment';
  readonly at: Date;
}): NewEvent => ({
  kind: status === 'matching' ? 'jobs.booked' : 'jobs.awaitingPayment',
  subject: jobId,
  payload: { status, stop: null },
  at,
});

/** Lets a job wait for its payment again, whose search ended without a driver. The caller has locked the job's row. */
export async function waitForPayment(db: Kysely<Database>, jobId: string, at: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ status: 'awaitingPayment', over_at: null, pay_until: payUntilOf(at) })
    .where('id', '=', jobId)
    .execute();
  await recordHistory(db, { jobId, status: 'awaitingPayment', stop: null, at }, 'jobs.awaitingPayment');
}

/** Lets the search for a driver begin: the job is paid. The caller has locked the job's row. */
export async function startSearch(db: Kysely<Database>, { jobId, at }: { jobId: string; at: Date }): Promise<void> {
  await db.updateTable('jobs').set({ status: 'matching', pay_until: null }).where('id', '=', jobId).execute();
  await recordHistory(db, { jobId, status: 'matching', stop: null, at }, 'jobs.booked');
}

/**
 * Changes a job's status, with its history and its event (`jobs.<status>`; `jobs.reopened` where the search for a driver begins
 * again). The caller has locked the job's row.
 */
export async function changeStatus(db: Kysely<Database>, change: StatusChange): Promise<void> {
  const overAt = isJobOver(change.status) ? change.at : null;
  // A driver who has picked up has taken over the waiting goods.
  const handOver = change.status === 'pickedUp' || overAt !== null ? { hand_over: null } : {};
  await db
    .updateTable('jobs')
    .set({ status: change.status, over_at: overAt, pay_until: null, ...handOver })
    .where('id', '=', change.jobId)
    .execute();
  await recordHistory(db, change, change.status === 'matching' ? 'jobs.reopened' : `jobs.${change.status}`);
  if (overAt === null) return;
  const isCompleted = change.status === 'completed';
  if (isCompleted) await takeJobMoney(db, change.jobId, change.at);
  await settleCod(db, { ...change, isCompleted });
}

/**
 * Returns promo code, free credit and money of a job that will not be done to its customer. The caller has locked the job's row.
 */
export async function giveBack(db: Kysely<Database>, jobId: string, now: Date): Promise<void> {
  await giveBackPromoUse(db, jobId, now);
  const creditSatang = await giveBackFreeCredit(db, { jobId, at: now });
  await releaseJobMoney(db, { jobId, creditSatang, at: now });
}

/** Stores the reason of a cancellation. */
export async function noteCancellation(
  db: Kysely<Database>,
  note: { readonly jobId: string; readonly reason: string },
): Promise<void> {
  await db.updateTable('jobs').set({ cancel_reason: note.reason }).where('id', '=', note.jobId).execute();
}

/** When the last event of a job happened. */
export async function readLastEventAt(db: Kysely<Database>, jobId: string): Promise<Date> {
  const row = await db
    .selectFrom('job_events')
    .select((is) => is.fn.max('happened_at').as('at'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return row.at;
}

/** Ids of jobs that are over, as a subquery. */
export const selectOverJobs = (db: Kysely<Database>) =>
  db.selectFrom('jobs').select('jobs.id').where('jobs.status', 'in', ['cancelled', 'expired', 'completed']);

/** Locks the rows of jobs until the transaction ends and returns their status; skips those that another process has locked. */
export async function lockJobsIfFree(db: Kysely<Database>, jobIds: readonly string[]): Promise<ReadonlyMap<string, JobStatus>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('id', 'in', jobIds)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
