import type { Db } from '../../platform/db.ts';

/** What a customer asks the support team. */
export interface NewHelpRequest {
  readonly jobId: string;
  readonly userId: string;
  readonly message: string;
  readonly at: Date;
}

/** When the requests about a job since then were made, the oldest first. */
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

/** Who asks, as the support team sees it. */
interface Asker {
  readonly name: string;
  readonly phone: string;
  /** That signs the user in; undefined where none does. */
  readonly email: string | undefined;
}

/** @throws Error for a user who is gone. */
export async function readAsker(db: Db, userId: string): Promise<Asker> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'phone', 'confirm_phone', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const name = `${row.first_name} ${row.last_name}`.trim();
  return { name, phone: row.phone ?? row.confirm_phone, email: row.email ?? undefined };
}

/** Requests with who made them, the oldest first, so many after a number. */
export const listHelpRequests = (
  db: Db,
  wanted: { readonly isClosed: boolean; readonly afterId: number; readonly limit: number },
) =>
  db
    .selectFrom('help_requests')
    .innerJoin('users', 'users.id', 'help_requests.user_id')
    .select(['help_requests.id', 'help_requests.job_id', 'help_requests.user_id', 'help_requests.message'])
    .select(['help_requests.created_at', 'help_requests.closed_at'])
    .select(['users.first_name', 'users.last_name', 'users.phone', 'users.confirm_phone'])
    .where('help_requests.closed_at', wanted.isClosed ? 'is not' : 'is', null)
    .where('help_requests.id', '>', wanted.afterId)
    .orderBy('help_requests.id')
    .limit(wanted.limit)
    .execute();

/** Notes who helped, once. @returns false for no such request. */
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
