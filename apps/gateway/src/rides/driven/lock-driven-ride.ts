import { lockAnyJob } from '../../jobs/scope-queries.ts';
import type { Db } from '../../platform/db.ts';
import { type DrivenRide, findDrivenRide } from './driven-ride-view.ts';

/** The ride of a job, if it is this driver's; locks the job's row until the transaction ends, as every change of a ride must. */
export async function lockDrivenRide(
  db: Db,
  own: { readonly jobId: string; readonly driverId: number },
): Promise<DrivenRide | undefined> {
  await lockAnyJob(db, own.jobId);
  const ride = await findDrivenRide(db, own.jobId);
  return ride?.driverId === own.driverId ? ride : undefined;
}
