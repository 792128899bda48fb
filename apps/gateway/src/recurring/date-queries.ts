import type { IsoDay } from '@songwai/core/recurring/recurrence-days';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { DateRow } from './queries.ts';
import type { RecurringTables } from './tables.ts';

type DateChange = Omit<Updateable<RecurringTables['recurrence_dates']>, 'recurrence_id' | 'day'>;

/** A day of a recurring booking. */
export interface DayKey {
  readonly id: string;
  readonly day: IsoDay;
}

export const findDate = (db: Db, { id, day }: DayKey): Promise<DateRow | undefined> =>
  db.selectFrom('recurrence_dates').selectAll().where('recurrence_id', '=', id).where('day', '=', day).executeTakeFirst();

/** What a day has without a word about it. */
const untouched = { due_at: null, problem: null, problem_text: null, price_satang: null } as const;

/** Says something of a day; what was said of its problem before is over. */
export async function saveDate(
  trx: Db,
  { id, day }: DayKey,
  change: DateChange & Pick<DateRow, 'pick_up_at' | 'state'>,
): Promise<void> {
  const row = { ...untouched, ...change };
  await trx
    .insertInto('recurrence_dates')
    .values({ job_id: null, warned_at: null, ...row, recurrence_id: id, day })
    .onConflict((conflict) => conflict.columns(['recurrence_id', 'day']).doUpdateSet(row))
    .execute();
}

/** Claims the day that is to be booked, until `leaseEnd`; skips what another gateway is claiming. */
export const claimDate = (
  db: Db,
  { now, leaseEnd }: { readonly now: Date; readonly leaseEnd: Date },
): Promise<DateRow | undefined> =>
  db
    .updateTable('recurrence_dates')
    .set({ due_at: leaseEnd })
    .where(sql<boolean>`(recurrence_id, day) = (
      select recurrence_id, day from recurrence_dates where due_at <= ${now} order by due_at limit 1 for no key update skip locked)`)
    .returningAll()
    .executeTakeFirst();

/** Puts off a day that could not be tried. */
export async function postponeDate(db: Db, { id, day }: DayKey, until: Date): Promise<void> {
  await db
    .updateTable('recurrence_dates')
    .set({ due_at: until })
    .where('recurrence_id', '=', id)
    .where('day', '=', day)
    .where('state', '=', 'making')
    .execute();
}
