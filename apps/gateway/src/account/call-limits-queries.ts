import { type Selectable, sql } from 'kysely';
import type { Db } from './queries.ts';
import type { CallCountersTable } from './tables.ts';

/** Counts one more and gives the count of the window; one statement, so that calls at the same moment cannot slip past each other. */
export const countCall = (
  db: Db,
  key: Buffer,
  { now, windowEnd }: { now: Date; windowEnd: Date },
): Promise<Selectable<CallCountersTable>> =>
  db
    .insertInto('call_counters')
    .values({ key, count: 1, window_ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when call_counters.window_ends_at <= ${now} then 1 else call_counters.count + 1 end`,
        window_ends_at: sql<Date>`case when call_counters.window_ends_at <= ${now} then excluded.window_ends_at else call_counters.window_ends_at end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Throws away the windows that are over. */
export async function forgetCounters(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('call_counters').where('window_ends_at', '<=', now).execute();
}
