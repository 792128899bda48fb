import type { DriverDb } from './queries.ts';
import type { DriverPreference } from './tables.ts';

/** Nobody reads a longer list, and nobody is offered to more. */
export const longestPreferenceList = 200;

/** Whose drivers a caller knows. */
export interface DriverScope {
  readonly userId: string;
  /** The company all of whose jobs the caller sees; null for who sees the own ones alone. */
  readonly companyId: string | null;
}

/** The lists of a caller: the own one, and the company's. */
const listsOf = ({ userId, companyId }: DriverScope): string[] => (companyId === null ? [userId] : [userId, companyId]);

/** Makes a driver a favourite or blocks it, on all lists of the caller: on the company's, where there is one, and on the own one no more. */
export async function setDriverPreference(
  db: DriverDb,
  chosen: {
    readonly scope: DriverScope;
    readonly driverId: number;
    readonly stance: DriverPreference;
    readonly remark: string;
    readonly at: Date;
  },
): Promise<void> {
  const { scope, driverId, stance, remark, at } = chosen;
  const listId = scope.companyId ?? scope.userId;
  if (listId !== scope.userId)
    await db.deleteFrom('customer_drivers').where('user_id', '=', scope.userId).where('driver_id', '=', driverId).execute();
  await db
    .insertInto('customer_drivers')
    .values({ user_id: listId, driver_id: driverId, stance, remark, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'driver_id']).doUpdateSet({ stance, remark, created_at: at }))
    .execute();
}

export async function removeDriverPreference(
  db: DriverDb,
  chosen: { readonly scope: DriverScope; readonly driverId: number; readonly stance: DriverPreference },
): Promise<void> {
  await db
    .deleteFrom('customer_drivers')
    .where('user_id', 'in', listsOf(chosen.scope))
    .where('driver_id', '=', chosen.driverId)
    .where('stance', '=', chosen.stance)
    .execute();
}

/** The caller's favourites or blocked drivers with those of the company, newest first. */
export const listDriverPreferences = (db: DriverDb, scope: DriverScope, stance: DriverPreference) =>
  db
    .selectFrom('customer_drivers as chosen')
    .innerJoin('drivers', 'drivers.id', 'chosen.driver_id')
    .select(['drivers.id', 'drivers.first_name', 'drivers.plate', 'drivers.vehicle_kind', 'chosen.remark', 'chosen.created_at'])
    .select('chosen.user_id as listId')
    .where('chosen.user_id', 'in', listsOf(scope))
    .where('chosen.stance', '=', stance)
    .orderBy('chosen.created_at', 'desc')
    .orderBy('drivers.id', 'desc')
    .limit(2 * longestPreferenceList)
    .execute();

/** How many drivers stand on the list that the caller adds to. */
export async function countDriverPreferences(
  db: DriverDb,
  { userId, companyId }: DriverScope,
  stance: DriverPreference,
): Promise<number> {
  const row = await db
    .selectFrom('customer_drivers')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('user_id', '=', companyId ?? userId)
    .where('stance', '=', stance)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How one driver stands on the caller's lists, by list. */
export async function findDriverPreferences(
  db: DriverDb,
  scope: DriverScope,
  driverId: number,
): Promise<ReadonlyMap<string, DriverPreference>> {
  const rows = await db
    .selectFrom('customer_drivers')
    .select(['user_id', 'stance'])
    .where('user_id', 'in', listsOf(scope))
    .where('driver_id', '=', driverId)
    .execute();
  return new Map(rows.map(({ user_id, stance }) => [user_id, stance]));
}
