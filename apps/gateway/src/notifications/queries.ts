import type { NotificationKind } from '@songwai/core/notifications/notification';
import type { Insertable } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { NotificationsTables } from './tables.ts';

/** Stores notifications; an event that is processed again adds none. */
export async function insertNotifications(
  db: Db,
  rows: readonly Insertable<NotificationsTables['notifications']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
    .execute();
}

/** How many notifications a user has not read, by kind. */
export async function countUnreadKinds(db: Db, userId: string): Promise<readonly { kind: NotificationKind; count: number }[]> {
  const rows = await db
    .selectFrom('notifications')
    .select((of) => ['kind', of.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}

/** Whether a user has this notification. */
export async function hasNotification(db: Db, userId: string, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a user's notifications read: one, all until one, or all. */
export async function markRead(
  db: Db,
  userId: string,
  { id, upTo, at }: { readonly id: number | undefined; readonly upTo: number | undefined; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .execute();
}

/** Deletes notifications from before a moment. */
export async function forgetNotifications(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', before).execute();
}
