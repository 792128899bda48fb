import { findUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';

/** Who asks, as the support team sees it. */
interface Asker {
  readonly name: string;
  readonly phone: string;
  /** That signs the user in; undefined where none does. */
  readonly email: string | undefined;
}

/** @throws Error for a user who is gone. */
export async function readAsker(db: Db, userId: string): Promise<Asker> {
  const user = await findUser(db, userId);
  if (user === undefined) throw new Error(`User ${userId} asks for help and is gone.`);
  const name = `${user.first_name} ${user.last_name}`.trim();
  return { name, phone: user.phone ?? user.confirm_phone, email: user.email ?? undefined };
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
