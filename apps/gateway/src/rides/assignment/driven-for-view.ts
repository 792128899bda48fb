import type { HasDrivenFor } from '../../drivers/known-drivers.ts';

/** Whether a driver was assigned to a job that the caller may see. */
export const hasDrivenFor: HasDrivenFor = async (db, driverId, { userId, companyId }) => {
  const row = await db
    .selectFrom('rides')
    .innerJoin('jobs', 'jobs.id', 'rides.job_id')
    .select('jobs.id')
    .where('rides.driver_id', '=', driverId)
    .where((is) =>
      companyId === null
        ? is('jobs.user_id', '=', userId)
        : is.or([is('jobs.user_id', '=', userId), is('jobs.company_user_id', '=', companyId)]),
    )
    // The customer does not know a driver yet whom a search has only planned.
    .where('jobs.status', 'not in', ['matching', 'expired'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
