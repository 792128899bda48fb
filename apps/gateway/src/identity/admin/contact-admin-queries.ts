import type { Db } from '../../platform/db.ts';
import type { ProvenContacts } from '../contacts/notify-owner.ts';

const noOtherWay = { password_hash: null, line_id: null, line_grant: null, facebook_id: null };

/**
 * Replaces the contacts that an account signs in with, and deletes every other way in: its password, its links to LINE and
 * Facebook, and everything that still waits for a code.
 */
export async function replaceContacts(trx: Db, userId: string, { phone, email }: ProvenContacts): Promise<void> {
  await trx.deleteFrom('identity_claims').where('user_id', '=', userId).execute();
  await trx.deleteFrom('email_claims').where('user_id', '=', userId).execute();
  await trx.deleteFrom('one_time_codes').where('subject', '=', userId).execute();
  await trx
    .updateTable('users')
    .set({ phone, email, ...noOtherWay, ...(phone !== null && { confirm_phone: phone }) })
    .where('id', '=', userId)
    .execute();
}
