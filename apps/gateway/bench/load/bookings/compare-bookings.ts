import { startTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import type pg from 'pg';
import { openDatabase } from '../../../src/database/open-database.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import type { ChildServer } from '../child-server.ts';
import { medianOf, ratioOf } from '../compare-loads.ts';
import type { LoadResult } from '../send-load.ts';
import { addBookingCustomers } from './booking-customers.ts';
import { readBookedRows } from './booking-statements.ts';
import { createReferenceLoop } from './reference-loop.ts';
import { bookOne, sendBookings } from './send-bookings.ts';

/** How bookings through the gateway compare with a loop that sends the fewest statements: medians of all rounds, and the ratio's least and most. */
export interface BookingComparison {
  readonly ours: LoadResult;
  readonly reference: LoadResult;
  readonly ratio: { readonly median: number; readonly least: number; readonly most: number };
}

/** Waits until the gateway has followed up all bookings, so that what one turn leaves behind does not slow the next. */
async function waitForEvents(pool: pg.Pool): Promise<void> {
  const isWaiting = async () => (await pool.query('select from outbox where published_at is null limit 1')).rowCount === 1;
  while (await isWaiting()) await wait(startTimer, 100);
}

/** Books in turns through the gateway and by the loop, on the same PostgreSQL. The first round warms up and is not counted. */
export async function compareBookings(gateway: ChildServer, rounds: number): Promise<BookingComparison> {
  const database = await openDatabase({ databaseUrl: gateway.databaseUrl, dataDir: '', log: silentLog });
  const { pool } = database;
  try {
    const customers = await addBookingCustomers(database);
    const loop = createReferenceLoop(pool, await readBookedRows(pool, await bookOne(gateway, customers)), customers);
    const [ours, references]: [LoadResult[], LoadResult[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const reference = await loop();
      await waitForEvents(pool);
      const own = await sendBookings(gateway, customers);
      await waitForEvents(pool);
      if (round === 0) continue;
      references.push(reference);
      ours.push(own);
    }
    return { ours: medianOf(ours), reference: medianOf(references), ratio: ratioOf(ours, references) };
  } finally {
    await database.close();
  }
}
