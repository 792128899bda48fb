import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { EmailClaimsTable } from '../tables.ts';

export type EmailClaimRow = Selectable<EmailClaimsTable>;

/** Stores a claim, which replaces the one before. */
export const saveEmailClaim = async (trx: Db, row: EmailClaimRow): Promise<void> => {
  const { user_id: _userId, ...fresh } = row;
  await trx
    .insertInto('email_claims')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
};

export const findEmailClaim = (db: Db, userId: string): Promise<EmailClaimRow | undefined> =>
  db.selectFrom('email_claims').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Records that a code was sent. */
export const noteEmailCode = async (
  trx: Db,
  userId: string,
  sent: Pick<EmailClaimRow, 'is_free' | 'code_sent_at'>,
): Promise<void> => {
  await trx.updateTable('email_claims').set(sent).where('user_id', '=', userId).execute();
};

export const deleteEmailClaim = async (trx: Db, userId: string): Promise<void> => {
  await trx.deleteFrom('email_claims').where('user_id', '=', userId).execute();
};

/** Sets the address that the user signs in with. */
export const setEmail = async (trx: Db, userId: string, email: string): Promise<void> => {
  await trx.updateTable('users').set({ email }).where('id', '=', userId).execute();
};

/** Deletes claims of addresses that were made before a moment and not proven since. */
export const forgetEmailClaims = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('email_claims').where('created_at', '<', before).where('is_from_sign_up', '=', false).execute();
};
