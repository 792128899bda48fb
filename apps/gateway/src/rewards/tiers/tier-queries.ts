import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { RewardsTables } from '../tables.ts';

/** Records what an update decided. @returns false where it was decided before. */
export async function insertUpdate(trx: Db, update: Insertable<RewardsTables['tier_updates']>): Promise<boolean> {
  const row = await trx
    .insertInto('tier_updates')
    .values(update)
    .onConflict((conflict) => conflict.doNothing())
    .returning('month')
    .executeTakeFirst();
  return row !== undefined;
}

/** So many lines of the history are shown. */
export const shownUpdates = 12;

/** The latest updates of a customer, the last first. */
export const listUpdates = (db: Db, userId: string) =>
  db
    .selectFrom('tier_updates')
    .select(['month', 'tier', 'spent_satang', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('month', 'desc')
    .limit(shownUpdates)
    .execute();

/** Whether the update of a month is complete. */
export const isMonthDone = async (db: Db, month: string): Promise<boolean> =>
  (await db.selectFrom('tier_months').select('month').where('month', '=', month).executeTakeFirst()) !== undefined;

export async function noteMonthDone(db: Db, month: string, at: Date): Promise<void> {
  await db
    .insertInto('tier_months')
    .values({ month, done_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
