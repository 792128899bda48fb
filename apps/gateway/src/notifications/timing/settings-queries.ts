import type { MailDigest } from '@songwai/core/notifications/timing';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';
import type { NotificationsTables } from '../tables.ts';

/** What a user chose. */
interface ChosenRow {
  readonly user_id: string;
  readonly is_quiet_at_night: boolean;
  readonly mail_digest: MailDigest | null;
}

/** What users chose, by their ids; without those who have made no choice. */
export async function readSettings(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, ChosenRow>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await executePrepared(
    db,
    sql<ChosenRow>`
      select user_id, is_quiet_at_night, mail_digest from notification_settings where user_id = any(${userIds}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.user_id, row]));
}

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
