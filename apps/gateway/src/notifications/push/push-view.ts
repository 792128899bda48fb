import type { Db } from '../../platform/db.ts';
import type { PushTarget } from './push-queries.ts';

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

/** Where the devices of a user take messages; those of ended sessions take none. */
export const listDevices = (db: Db, userId: string): Promise<(PushTarget & { readonly sessionId: string })[]> =>
  db
    .selectFrom('push_subscriptions as subscription')
    .innerJoin('sessions', 'sessions.id', 'subscription.session_id')
    .select(['subscription.session_id as sessionId', 'endpoint', 'p256dh', 'auth'])
    .where('subscription.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .orderBy('subscription.created_at')
    .execute();
