import { lockAnyJob } from '../../jobs/scope-queries.ts';
import type { Db } from '../../platform/db.ts';
import { type DrivenRide, findDrivenRide } from './driven-ride-view.ts';

/** The ride of a job, of this driver only, with the job's row locked until the transaction ends: whoever changes a ride holds its job. */
export async function lockDrivenRide(
  db: Db,
  own: { readonly jobId: string; readonly driverId: number },
): Promise<DrivenRide | undefined> {
  await lockAnyJob(db, own.jobId);
  const ride = await findDrivenRide(db, own.jobId);
  return ride?.driverId === own.driverId ? ride : undefined;
}
