import type { DriverDb } from './queries.ts';
import type { DriverPreference } from './tables.ts';

/** The limit of a preference list. */
export const longestPreferenceList = 200;

/** The user and company whose lists apply. */
export interface DriverScope {
  readonly userId: string;
  /** The company all of whose jobs the caller may see; null for a caller who sees only personal jobs. */
  readonly companyId: string | null;
  /** The company that the caller acts for, with or without the right to see all its jobs. */
  readonly ownCompanyId: string | null;
}

/** The ids of the caller's lists: the personal one and the company's. */
const listsOf = ({ userId, companyId }: DriverScope): string[] => (companyId === null ? [userId] : [userId, companyId]);

/**
 * Sets a preference for a driver: on the company's list where the caller has one, which removes the driver from the personal
 * list.
 */
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
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'driver_id']).doUpdateSet((is) => ({
        stance,
        remark,
        // A new remark leaves the driver in place in the list.
        created_at: is
          .case()
          .when('customer_drivers.stance', '=', stance)
          .then(is.ref('customer_drivers.created_at'))
          .else(at)
          .end(),
      })),
    )
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

/** The caller's and the company's favourite or blocked drivers, newest first. */
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

/** The number of drivers on the list that the caller edits. */
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

/** The preferences for one driver on the caller's lists, by list. */
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
