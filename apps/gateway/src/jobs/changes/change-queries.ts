import type { Kysely, Updateable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { recordEvent } from '../../events/queries.ts';
import type { LockedJob } from '../scope-queries.ts';
import type { JobChangeKind, JobsTable } from '../tables.ts';

/** A change that a customer or administrators made after booking. */
export interface JobChange {
  readonly jobId: string;
  readonly userId: string;
  readonly kind: JobChangeKind;
  /** Numbers and times only. */
  readonly details: object;
  /** The client's key, where sending it twice must not change twice. */
  readonly guid?: string | undefined;
  /** Why, where administrators made it. */
  readonly reason?: string | undefined;
  readonly at: Date;
}

/** Whether this change was made before. The caller has locked the job's row, so that two at once come one after the other. */
export async function isChangeKnown(db: Kysely<Database>, asked: { jobId: string; guid: string }): Promise<boolean> {
  const row = await db
    .selectFrom('job_changes')
    .select('id')
    .where('job_id', '=', asked.jobId)
    .where('guid', '=', asked.guid)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes down who changed what, and tells of it (`jobs.postponed`, `jobs.priceAdded`, …). */
export async function recordChange(db: Kysely<Database>, change: JobChange): Promise<void> {
  const { jobId, userId, kind, details, guid = null, reason = null, at } = change;
  await db
    .insertInto('job_changes')
    .values({ job_id: jobId, user_id: userId, kind, details: JSON.stringify(details), guid, reason, happened_at: at })
    .execute();
  await recordEvent(db, { kind: `jobs.${kind}`, subject: jobId, payload: details, at });
}

/** Lets drivers be asked once more who have declined a job: its customer wants something else of them now. The caller has locked its row. */
export async function beginSearchRound(db: Kysely<Database>, jobId: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ search_round: eb('search_round', '+', 1) }))
    .where('id', '=', jobId)
    .execute();
}

/** Changes a job whose row the caller has locked. */
export async function updateJob(db: Kysely<Database>, job: LockedJob, fields: Updateable<JobsTable>): Promise<void> {
  await db.updateTable('jobs').set(fields).where('id', '=', job.id).execute();
}
