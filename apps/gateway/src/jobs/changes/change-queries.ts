import type { Kysely, Updateable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { recordEvent } from '../../events/queries.ts';
import type { LockedJob } from '../scope-queries.ts';
import type { JobsTable } from '../tables.ts';
import type { JobChangeKind, TracedStop } from './tables.ts';

/** A change that a customer or administrators made after booking. */
export interface JobChange {
  readonly jobId: string;
  readonly userId: string;
  readonly kind: JobChangeKind;
  /** Contains only numbers and times, no personal data. */
  readonly details: object;
  /** The client's key, by which a repeated call is recognised. */
  readonly guid?: string | undefined;
  /** The administrator's reason. */
  readonly reason?: string | undefined;
  /** The stops before and after, of a changed route. */
  readonly trace?: { readonly before: readonly TracedStop[]; readonly after: readonly TracedStop[] };
  readonly at: Date;
}

/** Whether this change was made before. The caller has locked the job's row, so that concurrent calls run one after another. */
export async function isChangeKnown(db: Kysely<Database>, asked: { jobId: string; guid: string }): Promise<boolean> {
  const row = await db
    .selectFrom('job_changes')
    .select('id')
    .where('job_id', '=', asked.jobId)
    .where('guid', '=', asked.guid)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a change with its author, and the event (`jobs.postponed`, `jobs.priceAdded`, …). */
export async function recordChange(db: Kysely<Database>, change: JobChange): Promise<void> {
  const { jobId, userId, kind, details, guid = null, reason = null, at, trace } = change;
  const stops = trace && { stops_before: JSON.stringify(trace.before), stops_after: JSON.stringify(trace.after) };
  await db
    .insertInto('job_changes')
    .values({ job_id: jobId, user_id: userId, kind, details: JSON.stringify(details), guid, reason, happened_at: at, ...stops })
    .execute();
  await recordEvent(db, { kind: `jobs.${kind}`, subject: jobId, payload: details, at });
}

/**
 * Starts a new search round, in which drivers who declined are asked again: the customer has changed the conditions. The caller
 * has locked the job's row.
 */
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
