import type { DriverDb } from './queries.ts';
import type { Stance } from './tables.ts';

/** Nobody reads a longer list, and nobody is offered to more. */
export const longestStanceList = 200;

/** Whether a driver has been sent to a job that this user booked. */
export async function hasDrivenFor(db: DriverDb, driverId: number, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('rides')
    .innerJoin('jobs', 'jobs.id', 'rides.job_id')
    .select('jobs.id')
    .where('rides.driver_id', '=', driverId)
    .where('jobs.user_id', '=', userId)
    // A driver whom a search has only planned is not known to the customer yet.
    .where('jobs.status', 'not in', ['matching', 'expired'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a driver a favourite or blocks it, whatever it was before. */
export async function putStance(
  db: DriverDb,
  chosen: {
    readonly userId: string;
    readonly driverId: number;
    readonly stance: Stance;
    readonly remark: string;
    readonly at: Date;
  },
): Promise<void> {
  const { stance, remark, at } = chosen;
  await db
    .insertInto('customer_drivers')
    .values({ user_id: chosen.userId, driver_id: chosen.driverId, stance, remark, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'driver_id']).doUpdateSet({ stance, remark, created_at: at }))
    .execute();
}

export async function removeStance(
  db: DriverDb,
  chosen: { readonly userId: string; readonly driverId: number; readonly stance: Stance },
): Promise<void> {
  await db
    .deleteFrom('customer_drivers')
    .where('user_id', '=', chosen.userId)
    .where('driver_id', '=', chosen.driverId)
    .where('stance', '=', chosen.stance)
    .execute();
}

/** A user's favourites or blocked drivers, newest first. */
export const listStances = (db: DriverDb, userId: string, stance: Stance) =>
  db
    .selectFrom('customer_drivers as chosen')
    .innerJoin('drivers', 'drivers.id', 'chosen.driver_id')
    .select(['drivers.id', 'drivers.first_name', 'drivers.plate', 'drivers.vehicle_kind', 'chosen.remark', 'chosen.created_at'])
    .where('chosen.user_id', '=', userId)
    .where('chosen.stance', '=', stance)
    .orderBy('chosen.created_at', 'desc')
    .orderBy('drivers.id', 'desc')
    .limit(longestStanceList)
    .execute();

export async function countStances(db: DriverDb, userId: string, stance: Stance): Promise<number> {
  const row = await db
    .selectFrom('customer_drivers')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('stance', '=', stance)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How a user stands to one driver; undefined where it has not said. */
export async function findStance(db: DriverDb, userId: string, driverId: number): Promise<Stance | undefined> {
  const row = await db
    .selectFrom('customer_drivers')
    .select('stance')
    .where('user_id', '=', userId)
    .where('driver_id', '=', driverId)
    .executeTakeFirst();
  return row?.stance;
}

export async function setFixDriver(db: DriverDb, userId: string, isFixed: boolean): Promise<void> {
  await db.updateTable('users').set({ fix_driver: isFixed }).where('id', '=', userId).execute();
}
