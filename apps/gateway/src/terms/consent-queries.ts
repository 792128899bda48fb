import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../platform/db.ts';
import { readAppSetting } from '../settings/queries.ts';
import type { ConsentsTable } from './tables.ts';

/** A consent to insert, given or withdrawn. */
export type NewConsent = Insertable<Omit<ConsentsTable, 'id'>>;

/** A stored consent. */
export type ConsentRow = Omit<Selectable<ConsentsTable>, 'id'>;

export const insertConsents = async (db: Db, consents: readonly NewConsent[]): Promise<void> => {
  await db
    .insertInto('consents')
    .values([...consents])
    .execute();
};

/** Newest first, at most `limit`. */
export const listConsents = (db: Db, userId: string, limit: number): Promise<ConsentRow[]> =>
  db
    .selectFrom('consents')
    .select(['user_id', 'kind', 'is_given', 'terms_version', 'partner_id', 'channel', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The version of the terms that a user accepted last, ours or a partner's; null for none. */
export const findAcceptedVersion = async (
  db: Db,
  { userId, partnerId }: { userId: string; partnerId: string | null },
): Promise<string | null> =>
  (
    await db
      .selectFrom('consents')
      .select('terms_version')
      .where('user_id', '=', userId)
      .where('kind', '=', partnerId === null ? 'terms' : 'partnerTerms')
      .where('partner_id', 'is not distinct from', partnerId)
      .where('is_given', '=', true)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.terms_version ?? null;

/** The version of privacy policy and terms in force; an operator sets it in `app_settings`. */
export const readTermsVersion = (db: Db): Promise<string> => readAppSetting<string>(db, 'termsVersion');

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
