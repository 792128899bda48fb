import type { Db } from '../../platform/db.ts';

/** Notes that a driver gave a job back, so that it is not asked again. @returns false where it had not accepted it. */
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
