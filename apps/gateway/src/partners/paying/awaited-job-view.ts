import type { Db } from '../../platform/db.ts';

/** The newest job of a guest that waits to be paid; undefined if there is none. */
export async function findAwaitedJob(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'awaitingPayment')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
