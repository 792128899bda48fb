import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Stance } from '../drivers/tables.ts';

type OfDrivers = ExpressionBuilder<Database, 'drivers'>;

/** On no ride now. */
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

/** A favourite, or blocked: of whoever booked, or of the company that it was booked for. */
export const isChosen = (
  is: OfDrivers,
  customer: { readonly userId: string; readonly companyId: string | null },
  stance: Stance,
) =>
  is.exists(
    is
      .selectFrom('customer_drivers as chosen')
      .select('chosen.driver_id')
      .whereRef('chosen.driver_id', '=', 'drivers.id')
      .where('chosen.stance', '=', stance)
      .where('chosen.user_id', 'in', customer.companyId === null ? [customer.userId] : [customer.userId, customer.companyId]),
  );
