import { satangFromBaht } from '@songwai/core/basics/money';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** Stops a file after the trip that is being booked. One that is over stays so. */
export async function stopRun(db: Db, id: string): Promise<void> {
  await db.updateTable('bulk_runs').set({ status: 'stopped' }).where('id', '=', id).where('status', '=', 'booking').execute();
}

/** Lets failed trips wait again, at the price that the customer agrees to now. @returns how many of them did. */
export async function retryTrips(
  trx: Db,
  id: string,
  trips: readonly { readonly trip: number; readonly price: number }[],
): Promise<number> {
  let count = 0;
  for (const { trip, price } of trips) {
    const { numUpdatedRows } = await trx
      .updateTable('bulk_trips')
      .set({ status: 'waiting', failure: null, new_price_satang: null, price_satang: satangFromBaht(price) })
      .where('run_id', '=', id)
      .where('number', '=', trip)
      .where('status', '=', 'failed')
      .executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  return count;
}

/** What the trips cost that wait, in satang. */
export async function sumWaiting(trx: Db, id: string): Promise<number> {
  const { satang } = await trx
    .selectFrom('bulk_trips')
    .select(sql<number>`coalesce(sum(price_satang), 0)::bigint`.as('satang'))
    .where('run_id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(satang);
}

/** Goes on with a file, if a trip of it waits. A stopped one of which none does is ended by the worker. */
export async function resumeRun(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('bulk_runs')
    .set({ status: 'booking', finished_at: null })
    .where('id', '=', id)
    .where((is) =>
      is.or([
        is('status', '=', 'stopped'),
        is.exists(is.selectFrom('bulk_trips').select('number').where('run_id', '=', id).where('status', '=', 'waiting')),
      ]),
    )
    .execute();
}
