import type { Db } from '../../platform/db.ts';
import { forgetPlacesOf } from '../limits/known-place-queries.ts';

/** Sets a password, ends the account's sessions, `except` one, and knows no place of it any more; in the caller's transaction. */
export async function replacePassword(
  trx: Db,
  { userId, hash, now, except }: { userId: string; hash: string; now: Date; except?: string },
): Promise<void> {
  await trx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
  await forgetPlacesOf(trx, userId);
  await endSessions(trx, { userId, now, ...(except !== undefined && { except }) });
}

/** Ends the live sessions of a user, `except` one. @returns how many. */
export async function endSessions(
  db: Db,
  { userId, now, except }: { userId: string; now: Date; except?: string },
): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
