import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** A code to store. */
export interface NewCode {
  readonly hash: Buffer;
  readonly amountSatang: number;
  readonly expiresAt: Date;
  readonly createdBy: string;
  readonly at: Date;
}

/** @returns false where this code exists already. */
export async function storeRedeemCode(db: Db, { hash, amountSatang, expiresAt, createdBy, at }: NewCode): Promise<boolean> {
  const row = await db
    .insertInto('redeem_codes')
    .values({
      ...{ code_hash: hash, amount_satang: amountSatang, expires_at: expiresAt },
      ...{ created_by: createdBy, created_at: at },
    })
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a code up. @returns undefined where it is unknown, expired or used. */
export const useCode = (
  trx: Db,
  { hash, userId, now }: { readonly hash: Buffer; readonly userId: string; readonly now: Date },
): Promise<{ readonly id: number; readonly amountSatang: number } | undefined> =>
  trx
    .updateTable('redeem_codes')
    .set({ used_by: userId, used_at: now })
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'amount_satang as amountSatang'])
    .executeTakeFirst();

/** Codes of one sum, expiry and maker. */
export interface CodeBatch {
  readonly amountSatang: number;
  readonly expiresAt: Date;
  readonly createdBy: string;
  readonly total: number;
  readonly used: number;
}

/** What was made, the newest first. */
export const listBatches = (db: Db): Promise<readonly CodeBatch[]> =>
  db
    .selectFrom('redeem_codes')
    .select(['amount_satang as amountSatang', 'expires_at as expiresAt', 'created_by as createdBy'])
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('used_at').as('used')])
    .groupBy(['amount_satang', 'expires_at', 'created_by', sql`date_trunc('minute', created_at)`])
    .orderBy(sql`max(id)`, 'desc')
    .execute();
