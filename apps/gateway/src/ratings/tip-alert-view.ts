import type { Db } from '../platform/db.ts';
import { paginate } from '../platform/paging/paginate.ts';
import { numberKey, timeKey } from '../platform/paging/sort-key.ts';

/** The alerts with their customers and drivers, the latest first. */
export function readTipAlerts(db: Db, page: { readonly cursor: string | undefined; readonly size: number }) {
  const alerts = db
    .selectFrom('tip_alerts as alert')
    .innerJoin('users', 'users.id', 'alert.customer_id')
    .innerJoin('drivers', 'drivers.id', 'alert.driver_id')
    .select(['alert.id', 'alert.job_id as jobId', 'alert.limited_by as limitedBy', 'alert.noted_at as notedAt'])
    .select(['alert.given_satang as givenSatang', 'alert.refused_satang as refusedSatang', 'alert.refused_times as refusedTimes'])
    .select(['alert.customer_id as customerId', 'users.first_name as firstName', 'users.last_name as lastName'])
    .select(['users.company_name as companyName', 'alert.driver_id as driverId', 'drivers.first_name as driverName']);
  return paginate(alerts, {
    keys: [timeKey('notedAt', 'alert.noted_at'), numberKey('id', 'alert.id')],
    direction: 'desc',
    ...page,
  });
}
