import type { Db } from '../platform/db.ts';
import type { UserRow } from './queries.ts';

/** Which messages recipients get for this user's deliveries. */
export type UserSettings = Pick<UserRow, 'recipient_sms' | 'recipient_email'>;

/** Changes the given settings and returns all of them. */
export const saveSettings = async (db: Db, id: string, settings: Partial<UserSettings>): Promise<UserSettings | undefined> => {
  const columns = ['recipient_sms', 'recipient_email'] as const;
  if (Object.keys(settings).length === 0) return db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
  return db.updateTable('users').set(settings).where('id', '=', id).returning(columns).executeTakeFirst();
};
