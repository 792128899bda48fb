import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** Notes that the driver stands at a stop, which starts the free waiting there. The first arrival counts. */
export async function recordArrival(
  db: Kysely<Database>,
  arrival: { readonly jobId: string; readonly stop: number; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('job_arrivals')
    .values({ job_id: arrival.jobId, stop: arrival.stop, arrived_at: arrival.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
