import {
  type NotificationChannel,
  type NotificationEvent,
  notificationEvents,
} from '@songwai/core/notifications/notification-event';
import type { Insertable } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { NotificationsTables } from './tables.ts';

/** What a user switched; an event that is not among them is on. */
export const readPreferences = (
  db: Db,
  userId: string,
): Promise<{ event: NotificationEvent; channel: NotificationChannel; is_on: boolean }[]> =>
  db.selectFrom('notification_preferences').select(['event', 'channel', 'is_on']).where('user_id', '=', userId).execute();

/** Stores a switch; the last one counts. */
export async function savePreference(db: Db, row: Insertable<NotificationsTables['notification_preferences']>): Promise<void> {
  const { is_on, changed_at } = row;
  await db
    .insertInto('notification_preferences')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'event', 'channel']).doUpdateSet({ is_on, changed_at }))
    .execute();
}

/** Whether a user wants an event on the web. */
export async function isWantedOnWeb(db: Db, userId: string, event: NotificationEvent): Promise<boolean> {
  const rule = notificationEvents[event].channels.web;
  if (rule === 'always') return true;
  const row = await db
    .selectFrom('notification_preferences')
    .select('is_on')
    .where('user_id', '=', userId)
    .where('event', '=', event)
    .where('channel', '=', 'web')
    .executeTakeFirst();
  return row?.is_on ?? rule === 'on';
}
