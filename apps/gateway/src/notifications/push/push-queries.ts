import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NotificationsTables } from '../tables.ts';

type Row = Insertable<NotificationsTables['push_subscriptions']>;

/** Where a device takes messages. */
export type PushTarget = Pick<Row, 'endpoint' | 'p256dh' | 'auth'>;

/** Stores a session's subscription. A browser that changed its user has the same one. */
export async function saveSubscription(trx: Db, row: Row): Promise<void> {
  const { session_id, endpoint } = row;
  await trx
    .deleteFrom('push_subscriptions')
    .where((where) => where.or([where('endpoint', '=', endpoint), where('session_id', '=', session_id)]))
    .execute();
  await trx.insertInto('push_subscriptions').values(row).execute();
}

export const findSubscription = (db: Db, sessionId: string): Promise<PushTarget | undefined> =>
  db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

export async function deleteSubscription(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

/** Removes what a push service no longer knows. A device that subscribed anew meanwhile has another endpoint. */
export async function deleteEndpoint(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}

/** Removes the subscriptions of these sessions. */
export async function deleteSubscriptions(db: Db, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length > 0) await db.deleteFrom('push_subscriptions').where('session_id', 'in', sessionIds).execute();
}
