import type { HasDrivenFor } from '../../drivers/known-drivers.ts';

/** Whether a driver has been sent to a job that the caller sees. */
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
    // A driver whom a search has only planned is not known to the customer yet.
    .where('jobs.status', 'not in', ['matching', 'expired'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
