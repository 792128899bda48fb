import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Db } from '../platform/db.ts';
import { transact } from '../platform/transact.ts';
import type { PartnerExchangesTable, PartnersTable, PartnerUsersTable } from './tables.ts';

/** A partner as registered. */
export type PartnerRow = Selectable<PartnersTable>;

export const findPartner = (db: Db, id: string): Promise<PartnerRow | undefined> =>
  db.selectFrom('partners').selectAll().where('id', '=', id).where('is_active', '=', true).executeTakeFirst();

/** The partner, locked against being switched off or repriced until the transaction ends. */
export const lockPartner = (trx: Db, id: string): Promise<PartnerRow | undefined> =>
  trx.selectFrom('partners').selectAll().where('id', '=', id).where('is_active', '=', true).forShare().executeTakeFirst();

/** The secrets that a partner may sign with: two while it changes from one to the next. */
export const liveSecrets = (row: { readonly secret: string; readonly previous_secret: string | null }): readonly string[] =>
  row.previous_secret === null ? [row.secret] : [row.secret, row.previous_secret];

/** Origins of the pages of all active partners. */
export async function listPartnerOrigins(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('partners').select('allowed_origins').where('is_active', '=', true).execute();
  return rows.flatMap((row) => row.allowed_origins);
}

/**
 * Runs `work` in a transaction, one at a time per token id and per user of the partner. The locks are always taken in this order,
 * which avoids deadlocks.
 */
export const exchangeAlone = <T>(
  db: Db,
  { partnerId, tokenId, subject }: { partnerId: string; tokenId: string; subject: string },
  work: (transaction: Db) => Promise<T>,
): Promise<T> =>
  transact(db, async (transaction) => {
    for (const name of [`jti ${partnerId} ${tokenId}`, `sub ${partnerId} ${subject}`])
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
    return work(transaction);
  });

/** Runs `work` in a transaction, one at a time per user of the partner. */
export const guestAlone = <T>(
  db: Db,
  { partnerId, subject }: { partnerId: string; subject: string },
  work: (transaction: Db) => Promise<T>,
): Promise<T> =>
  transact(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sub ${partnerId} ${subject}`}, 0))`.execute(transaction);
    return work(transaction);
  });

export const insertExchange = async (db: Db, row: PartnerExchangesTable): Promise<void> => {
  await db.insertInto('partner_exchanges').values(row).execute();
};

/** Deletes exchanges whose tokens expired before a moment. */
export const forgetExchanges = async (db: Db, expiredBefore: Date): Promise<void> => {
  await db.deleteFrom('partner_exchanges').where('expires_at', '<', expiredBefore).execute();
};

export const findPartnerUser = (db: Db, partnerId: string, subject: string): Promise<PartnerUsersTable | undefined> =>
  db
    .selectFrom('partner_users')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** Stores the partner's latest claims about its user. */
export const noteClaims = async (
  db: Db,
  userId: string,
  claims: Partial<Pick<PartnerUsersTable, 'claimed_name' | 'claimed_phone' | 'claimed_email'>>,
): Promise<void> => {
  await db.updateTable('partner_users').set(claims).where('user_id', '=', userId).execute();
};

export const insertPartnerUser = async (db: Db, row: Database['partner_users']): Promise<void> => {
  await db.insertInto('partner_users').values(row).execute();
};
