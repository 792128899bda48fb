import type { Db } from '../../platform/db.ts';

/** Sessions with a subscription whose user has signed out there, or was signed out. */
export const listEndedSessions = async (db: Db): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('push_subscriptions as subscription')
    .innerJoin('sessions', 'sessions.id', 'subscription.session_id')
    .select('subscription.session_id')
    .where('sessions.revoked_at', 'is not', null)
    .execute();
  return rows.map(({ session_id }) => session_id);
};
