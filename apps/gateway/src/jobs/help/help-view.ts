import { findUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';

/** The user who asks, for the support team. */
interface Asker {
  readonly name: string;
  readonly phone: string;
  /** The e-mail address that the user signs in with; undefined where there is none. */
  readonly email: string | undefined;
}

/** @throws Error there is no such user. */
export async function readAsker(db: Db, userId: string): Promise<Asker> {
  const user = await findUser(db, userId);
  if (user === undefined) throw new Error(`User ${userId} asks for help and is gone.`);
  const name = `${user.first_name} ${user.last_name}`.trim();
  return { name, phone: user.phone ?? user.confirm_phone, email: user.email ?? undefined };
}

/** Requests with their users, the oldest first, at most `limit` after a number. */
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
