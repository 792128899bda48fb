import type { Db } from '../../platform/db.ts';
import type { ProvenContacts } from '../contacts/notify-owner.ts';

/** Replaces the contacts that an account signs in with, and deletes its password and everything that still waits for a code. */
export async function replaceContacts(trx: Db, userId: string, { phone, email }: ProvenContacts): Promise<void> {
  await trx.deleteFrom('identity_claims').where('user_id', '=', userId).execute();
  await trx.deleteFrom('email_claims').where('user_id', '=', userId).execute();
  await trx.deleteFrom('one_time_codes').where('subject', '=', userId).execute();
  await trx
    .updateTable('users')
    .set({ phone, email, password_hash: null, ...(phone !== null && { confirm_phone: phone }) })
    .where('id', '=', userId)
    .execute();
}
