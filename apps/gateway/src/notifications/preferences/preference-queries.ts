import type { NotificationChannel, NotificationEvent } from '@songwai/core/notifications/notification-event';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NotificationsTables } from '../tables.ts';

/** A switch that a user has used. */
export interface SwitchRow {
  readonly event: NotificationEvent;
  readonly channel: NotificationChannel;
  readonly is_on: boolean;
}

/** What a user switched; all else stands as the rules say. */
export const readPreferences = (db: Db, userId: string): Promise<SwitchRow[]> =>
  db.selectFrom('notification_preferences').select(['event', 'channel', 'is_on']).where('user_id', '=', userId).execute();

/** Stores switches; the last one counts. */
export async function savePreferences(
  db: Db,
  rows: readonly Insertable<NotificationsTables['notification_preferences']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('notification_preferences')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'event', 'channel']).doUpdateSet((of) => ({
        is_on: of.ref('excluded.is_on'),
        changed_at: of.ref('excluded.changed_at'),
      })),
    )
    .execute();
}
