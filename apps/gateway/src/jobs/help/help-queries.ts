import type { Db } from '../../platform/db.ts';

/** A customer's request to the support team. */
export interface NewHelpRequest {
  readonly jobId: string;
  readonly userId: string;
  readonly message: string;
  readonly at: Date;
}

/** Times of the requests about a job since a moment, the oldest first. */
export async function readHelpTimes(db: Db, asked: { readonly jobId: string; readonly since: Date }): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('help_requests')
    .select('created_at')
    .where('job_id', '=', asked.jobId)
    .where('created_at', '>', asked.since)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** Stores a request. @returns its number. */
export async function insertHelpRequest(db: Db, request: NewHelpRequest): Promise<number> {
  const row = await db
    .insertInto('help_requests')
    .values({
      job_id: request.jobId,
      user_id: request.userId,
      message: request.message,
      created_at: request.at,
      closed_at: null,
      closed_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Closes a request and records by whom; the first call counts. @returns false where there is no such request. */
export async function closeHelpRequest(
  db: Db,
  closed: { readonly id: number; readonly by: string; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('help_requests')
    .set((eb) => ({
      closed_at: eb.fn.coalesce('closed_at', eb.val(closed.at)),
      closed_by: eb.fn.coalesce('closed_by', eb.cast<string>(eb.val(closed.by), 'uuid')),
    }))
    .where('id', '=', closed.id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
