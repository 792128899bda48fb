import { sql } from 'kysely';
import type { Db } from './queries.ts';
import type { ConsentsTable } from './tables.ts';

/** A consent as it is given or taken back. */
export type NewConsent = Omit<ConsentsTable, 'id'>;

export const insertConsents = async (db: Db, consents: readonly NewConsent[]): Promise<void> => {
  await db
    .insertInto('consents')
    .values([...consents])
    .execute();
};

/** Newest first, at most so many. */
export const listConsents = (db: Db, userId: string, limit: number): Promise<NewConsent[]> =>
  db
    .selectFrom('consents')
    .select(['user_id', 'kind', 'is_given', 'terms_version', 'channel', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Version of the privacy policy and the terms that holds now; an operator sets it in `app_settings`. */
export const readTermsVersion = async (db: Db): Promise<string> => {
  const row = await db
    .selectFrom('app_settings')
    .select(sql<string>`value #>> '{}'`.as('version'))
    .where('name', '=', 'termsVersion')
    .executeTakeFirstOrThrow();
  return row.version;
};
