import { sql } from 'kysely';
import { updateUser } from '../identity/queries.ts';
import type { Db } from '../platform/db.ts';

/** The newest answer about promotions; undefined where the user never gave one. */
export const findPromotionAnswer = (db: Db, userId: string): Promise<{ is_given: boolean; created_at: Date } | undefined> =>
  db
    .selectFrom('consents')
    .select(['is_given', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'promotions')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Since when a user's data is restricted; null where it is not. */
export const findRestriction = async (db: Db, userId: string): Promise<Date | null> =>
  (await db.selectFrom('users').select('restricted_at').where('id', '=', userId).executeTakeFirst())?.restricted_at ?? null;

/** Restricts a user's data, or no longer. */
export const setRestricted = async (trx: Db, userId: string, since: Date | null): Promise<void> => {
  await updateUser(trx, userId, { restricted_at: since });
};

/** Closes an account: nobody signs in to it any more, and its tokens answer 131. */
export const closeAccount = async (trx: Db, userId: string): Promise<void> => {
  await updateUser(trx, userId, { status: 'removed' });
};

/** Notes that nothing personal is left of an account. */
export const markErased = async (trx: Db, userId: string, at: Date): Promise<void> => {
  await updateUser(trx, userId, { erased_at: at });
};

interface Contact {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly email?: string;
  readonly phone?: string;
  readonly website?: string;
}

/** Whom to write to about data, and where to complain; an operator sets them in `app_settings`. */
export const readPrivacyContact = async (db: Db, name: 'privacyOfficer' | 'privacyAuthority'): Promise<Contact> =>
  (
    await db
      .selectFrom('app_settings')
      .select(sql<Contact>`value`.as('contact'))
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).contact;
