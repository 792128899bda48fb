import type { DriverScope } from '../drivers/preference-queries.ts';
import { isOwn } from '../jobs/scope-queries.ts';
import type { Db } from '../platform/db.ts';

const mostSuggested = 5;

/** Active drivers whom a user rated with five stars since then, and who are on none of the lists that apply to the user. */
export const listSuggested = (db: Db, { since, ...scope }: DriverScope & { readonly since: Date }) =>
  db
    .selectFrom('driver_ratings')
    .innerJoin('jobs', 'jobs.id', 'driver_ratings.job_id')
    .innerJoin('drivers', 'drivers.id', 'driver_ratings.driver_id')
    .select(['drivers.id', 'drivers.first_name as firstName', 'drivers.plate', 'drivers.vehicle_kind as vehicleKind'])
    .select((is) => is.fn.countAll<string>().as('jobCount'))
    .where((is) => isOwn(is, scope))
    .where('driver_ratings.rating', '=', 5)
    .where('driver_ratings.created_at', '>=', since)
    .where('drivers.is_active', '=', true)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('customer_drivers')
            .select('customer_drivers.driver_id')
            .whereRef('customer_drivers.driver_id', '=', 'drivers.id')
            .where('customer_drivers.user_id', 'in', scope.companyId === null ? [scope.userId] : [scope.userId, scope.companyId]),
        ),
      ),
    )
    .groupBy('drivers.id')
    .orderBy('jobCount', 'desc')
    .orderBy((is) => is.fn.max('driver_ratings.created_at'), 'desc')
    .limit(mostSuggested)
    .execute();
