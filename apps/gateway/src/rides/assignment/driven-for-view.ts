import type { CountDrives, Drives, HasDrivenFor } from '../../drivers/known-drivers.ts';
import { isVisible } from '../../jobs/scope-queries.ts';

/** Whether a driver was assigned to a job that the caller may see. */
export const hasDrivenFor: HasDrivenFor = async (db, driverId, scope) => {
  const row = await db
    .selectFrom('rides')
    .innerJoin('jobs', 'jobs.id', 'rides.job_id')
    .select('jobs.id')
    .where('rides.driver_id', '=', driverId)
    .where((is) => isVisible(is, scope))
    // The customer does not know a driver yet whom a search has only planned.
    .where('jobs.status', 'not in', ['matching', 'expired'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const none: Drives = { count: 0, lastAt: null };

/** Counts the completed jobs of drivers that the caller may see; the result also covers drivers without one. */
export const countDrives: CountDrives = async (db, driverIds, scope) => {
  if (driverIds.length === 0) return () => none;
  const rows = await db
    .selectFrom('rides')
    .innerJoin('jobs', 'jobs.id', 'rides.job_id')
    .select('rides.driver_id as driverId')
    .select((is) => [is.fn.countAll<string>().as('count'), is.fn.max('jobs.pick_up_at').as('lastAt')])
    .where('rides.driver_id', 'in', driverIds)
    .where((is) => isVisible(is, scope))
    .where('jobs.status', '=', 'completed')
    .groupBy('rides.driver_id')
    .execute();
  const byDriver = new Map(rows.map(({ driverId, count, lastAt }) => [driverId, { count: Number(count), lastAt }]));
  return (driverId) => byDriver.get(driverId) ?? none;
};
