import type { Db } from '../../platform/db.ts';
import { forgetPlacesOf } from '../limits/known-place-queries.ts';

/** Sets a password and deletes the account's known places, in the caller's transaction, which ends its sessions too. */
export async function replacePassword(trx: Db, { userId, hash }: { userId: string; hash: string }): Promise<void> {
  await trx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
  await forgetPlacesOf(trx, userId);
}
