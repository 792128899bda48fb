import type { Db } from '../db.ts';

/** Deletes the counts whose windows are over. */
export async function forgetCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<=', now.getTime()).execute();
}
