import { readOfferedFare } from '../jobs/search-queries.ts';
import type { Db } from '../platform/db.ts';

/**
 * Marks a job as given back by its driver, so that it is not offered to the driver again. @returns false where the driver had not
 * accepted it.
 */
export async function noteRelease(
  db: Db,
  own: { readonly jobId: string; readonly driverId: number; readonly reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_offers')
    .set({ state: 'released', release_reason: own.reason })
    .where('job_id', '=', own.jobId)
    .where('driver_id', '=', own.driverId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a driver as taken off a job, so that it is not offered to the driver again. */
export async function noteTakenOff(
  db: Db,
  own: { readonly jobId: string; readonly driverId: number; readonly reason: string; readonly at: Date },
): Promise<void> {
  const { jobId, driverId, reason, at } = own;
  if (await noteRelease(db, own)) return;
  // The driver had no offer, because an administrator or the simulator assigned the job.
  const { searchRound, fareSatang } = await readOfferedFare(db, jobId);
  await db
    .insertInto('job_offers')
    .values({
      job_id: jobId,
      driver_id: driverId,
      search_round: searchRound,
      fare_satang: fareSatang,
      offered_at: at,
      expires_at: at,
      state: 'released',
      answered_at: at,
      release_reason: reason,
    })
    .execute();
}

/** Records that administrators assigned a driver, like an accepted offer. */
export async function noteSent(
  db: Db,
  sent: { readonly jobId: string; readonly driverId: number; readonly at: Date },
): Promise<void> {
  const { jobId, driverId, at } = sent;
  const { searchRound, fareSatang } = await readOfferedFare(db, jobId);
  const fare = { search_round: searchRound, fare_satang: fareSatang };
  await db
    .insertInto('job_offers')
    .values({
      ...{ job_id: jobId, driver_id: driverId, ...fare, release_reason: null },
      ...{ offered_at: at, expires_at: at, state: 'accepted', answered_at: at },
    })
    .execute();
}
