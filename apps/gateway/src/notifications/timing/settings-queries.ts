import type { MailDigest } from '@songwai/core/notifications/timing';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NotificationsTables } from '../tables.ts';

/** What a user chose; undefined before any choice. */
export const readSettings = (
  db: Db,
  userId: string,
): Promise<{ is_quiet_at_night: boolean; mail_digest: MailDigest | null } | undefined> =>
  db
    .selectFrom('notification_settings')
    .select(['is_quiet_at_night', 'mail_digest'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Stores a choice; what is absent from `change` stays. */
export async function saveSettings(
  db: Db,
  { userId, at }: { readonly userId: string; readonly at: Date },
  change: Partial<Pick<Insertable<NotificationsTables['notification_settings']>, 'is_quiet_at_night' | 'mail_digest'>>,
): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, is_quiet_at_night: true, mail_digest: null, ...change, changed_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, changed_at: at }))
    .execute();
}
