import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';
import type { RewardsTables } from '../tables.ts';

type Table = RewardsTables['referrals'];

/** Notes a referral; one that is there already stays as it is. */
export async function insertReferral(trx: Db, row: Insertable<Table>): Promise<void> {
  await trx
    .insertInto('referrals')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lets the worker look at friends' referrals, where they are not settled. */
export async function checkReferrals(trx: Db, friendIds: readonly string[], at: Date): Promise<void> {
  if (friendIds.length === 0) return;
  await executePrepared(
    trx,
    sql`update referrals set check_at = ${at}::timestamptz where friend_id = any(${friendIds}::uuid[]) and check_at > ${at}::timestamptz`,
  );
}

/** The next referral to look at, locked until the transaction ends; other gateways take other ones. */
export const takeReferral = (trx: Db, now: Date) =>
  trx
    .selectFrom('referrals')
    .selectAll()
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

export type ReferralRow = NonNullable<Awaited<ReturnType<typeof takeReferral>>>;

export async function updateReferral(trx: Db, friendId: string, fields: Updateable<Table>): Promise<void> {
  await trx.updateTable('referrals').set(fields).where('friend_id', '=', friendId).execute();
}

export const nextReferral: NextDue = () => sql`select min(check_at) from referrals where check_at is not null`;

/** Notes the phone of a friend. @returns false where an earlier friend had it. */
export async function notePhone(trx: Db, phoneHash: Buffer, at: Date): Promise<boolean> {
  const row = await trx
    .insertInto('referral_phones')
    .values({ phone_hash: phoneHash, noted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('noted_at')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetPhones(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('referral_phones').where('noted_at', '<', before).execute();
}
