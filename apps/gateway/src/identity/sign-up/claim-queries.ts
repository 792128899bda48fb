import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { UserRow } from '../queries.ts';
import type { IdentityClaimsTable } from '../tables.ts';

export type ClaimRow = Selectable<IdentityClaimsTable>;

export const insertClaim = async (db: Db, row: ClaimRow): Promise<void> => {
  const { user_id: _userId, ...fresh } = row;
  await db
    .insertInto('identity_claims')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
};

export const findClaim = (db: Db, userId: string): Promise<ClaimRow | undefined> =>
  db.selectFrom('identity_claims').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Locks the claim until the transaction ends, so that concurrent calls run one after another. */
export const lockClaim = (db: Db, userId: string): Promise<ClaimRow | undefined> =>
  db.selectFrom('identity_claims').selectAll().where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst();

export const updateClaim = async (
  db: Db,
  userId: string,
  fields: Partial<Pick<ClaimRow, 'phone' | 'is_free' | 'code_sent_at'>>,
): Promise<void> => {
  await db.updateTable('identity_claims').set(fields).where('user_id', '=', userId).execute();
};

export const deleteClaim = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('identity_claims').where('user_id', '=', userId).execute();
};

/** Whether another account signs in with this contact or Facebook user. */
export const isTaken = async (
  db: Db,
  identity: { column: 'phone' | 'email' | 'facebook_id'; value: string; except?: string },
): Promise<boolean> => {
  const { column, value, except } = identity;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(column, '=', value)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return row !== undefined;
};

/** The newest account that waits for its code. */
const selectWaiting = (db: Db) =>
  db
    .selectFrom('users')
    .selectAll('users')
    .innerJoin('identity_claims as claim', 'claim.user_id', 'users.id')
    .where('users.is_verified', '=', false)
    .where('users.status', '=', 'active')
    .orderBy('claim.created_at', 'desc')
    .limit(1);

/**
 * The newest account that waits for its code under this name. The name may belong to another account; the caller does not learn
 * that.
 */
export const findWaitingUser = (db: Db, name: string): Promise<UserRow | undefined> =>
  selectWaiting(db)
    .leftJoin('email_claims as wanted', 'wanted.user_id', 'users.id')
    .where((is) => is.or([is('wanted.email', '=', name), is('claim.phone', '=', name)]))
    .executeTakeFirst();

/** The same for a Facebook user. */
export const findWaitingFacebookUser = (db: Db, facebookId: string): Promise<UserRow | undefined> =>
  selectWaiting(db).where('claim.facebook_id', '=', facebookId).executeTakeFirst();

/** Makes the claimed contacts the user's own. */
export const verifyUser = async (
  db: Db,
  userId: string,
  identity: Partial<Pick<UserRow, 'phone' | 'facebook_id' | 'confirm_phone'>>,
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ ...identity, is_verified: true })
    .where('id', '=', userId)
    .execute();
};

/** Deletes accounts that were never verified, with all their rows, and claimed phones of accounts that were never confirmed. */
export async function forgetUnverified(db: Db, before: { signedUp: Date; claimed: Date }): Promise<void> {
  await db.deleteFrom('users').where('is_verified', '=', false).where('created_at', '<', before.signedUp).execute();
  await db
    .deleteFrom('identity_claims')
    .where('created_at', '<', before.claimed)
    .where('user_id', 'in', (of) => of.selectFrom('users').select('id').where('is_verified', '=', true))
    .execute();
}

/** The next company id: `C0000002`. */
export const nextCompanyId = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ number: number }>`select nextval('company_numbers') as number`.execute(db);
  return `C${String(rows[0]?.number ?? 0).padStart(7, '0')}`;
};
