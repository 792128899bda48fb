import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { DriverPreference } from '../../drivers/tables.ts';
import type { StoredFullDay } from '../../jobs/tables.ts';

type OfDrivers = ExpressionBuilder<Database, 'drivers'>;

/** The driver has no ride now. */
export const isOnNoRide = (is: OfDrivers): Expression<SqlBool> =>
  is.not(
    is.exists(
      is
        .selectFrom('rides')
        .select('rides.job_id')
        .whereRef('rides.driver_id', '=', 'drivers.id')
        .where('rides.ended_at', 'is', null),
    ),
  );

/** The driver has the gender that the customer of a hire wants; drivers who have not stated one do not match. */
export const isOfWantedGender = (
  is: OfDrivers,
  { fullDay }: { readonly fullDay: Pick<StoredFullDay, 'messengerGender'> | null },
): Expression<SqlBool> =>
  fullDay === null || fullDay.messengerGender === 'N' ? is.lit(true) : is('drivers.gender', '=', fullDay.messengerGender);

/** The driver is a favourite of, or blocked by, the customer or the company of the booking. */
export const isChosen = (
  is: OfDrivers,
  customer: { readonly userId: string; readonly companyId: string | null },
  stance: DriverPreference,
) =>
  is.exists(
    is
      .selectFrom('customer_drivers as chosen')
      .select('chosen.driver_id')
      .whereRef('chosen.driver_id', '=', 'drivers.id')
      .where('chosen.stance', '=', stance)
      .where('chosen.user_id', 'in', customer.companyId === null ? [customer.userId] : [customer.userId, customer.companyId]),
  );

/** Whether the driver planned for a job was blocked after the plan was made. */
export async function hasBlockedDriver(db: Kysely<Database>, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom('rides')
    .innerJoin('jobs', 'jobs.id', 'rides.job_id')
    .innerJoin('customer_drivers as chosen', 'chosen.driver_id', 'rides.driver_id')
    .select('rides.job_id')
    .where('rides.job_id', '=', jobId)
    .where('chosen.stance', '=', 'blocked')
    .where((is) =>
      is.or([is('chosen.user_id', '=', is.ref('jobs.user_id')), is('chosen.user_id', '=', is.ref('jobs.company_user_id'))]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
