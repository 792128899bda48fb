import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Page } from '../platform/paging/page.ts';
import { paginate } from '../platform/paging/paginate.ts';
import { numberKey } from '../platform/paging/sort-key.ts';
import type { DriverGender, DriversTables } from './tables.ts';

/** The database, or a transaction on it. */
export type DriverDb = Kysely<Database>;
export type DriverRow = Selectable<DriversTables['drivers']>;

/** The data of a driver that customers see. */
export interface NewDriver {
  readonly firstName: string;
  /** Unique among active drivers. */
  readonly plate: string;
  readonly vehicleKind: string;
  /** Null where not stated. */
  readonly gender: DriverGender | null;
}

/** A driver to register. */
export interface NewRegisteredDriver extends NewDriver {
  readonly lastName: string;
  readonly phone: string;
  readonly agreementAcceptedAt: Date;
}

const pageSize = 50;

/** Inserts the missing drivers of the simulator, compared by plate; safe to run at every start. */
export async function ensureDrivers(db: DriverDb, drivers: readonly NewDriver[]): Promise<void> {
  await db
    .insertInto('drivers')
    .values(
      drivers.map((row) => ({
        first_name: row.firstName,
        plate: row.plate,
        vehicle_kind: row.vehicleKind,
        gender: row.gender,
      })),
    )
    .onConflict((conflict) => conflict.column('plate').where('is_active', '=', true).doNothing())
    .execute();
}

/** Inserts a registered driver. @returns its id, or undefined where another active driver has the phone or the plate. */
export async function insertRegisteredDriver(db: DriverDb, driver: NewRegisteredDriver): Promise<number | undefined> {
  const row = await db
    .insertInto('drivers')
    .values({
      first_name: driver.firstName,
      last_name: driver.lastName,
      phone: driver.phone,
      plate: driver.plate,
      vehicle_kind: driver.vehicleKind,
      gender: driver.gender,
      agreement_accepted_at: driver.agreementAcceptedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The active driver with this phone; not a deactivated one who had it before. */
export const findDriverByPhone = (db: DriverDb, phone: string): Promise<DriverRow | undefined> =>
  db.selectFrom('drivers').selectAll().where('phone', '=', phone).where('is_active', '=', true).executeTakeFirst();

export const findDriver = (db: DriverDb, driverId: number): Promise<DriverRow | undefined> =>
  db.selectFrom('drivers').selectAll().where('id', '=', driverId).executeTakeFirst();

/**
 * Locks a driver's row until the transaction ends. Code that also locks a job's row must lock this one first. The lock does not
 * block inserts that refer to the driver.
 */
export const lockDriver = (db: DriverDb, driverId: number): Promise<DriverRow | undefined> =>
  db.selectFrom('drivers').selectAll().where('id', '=', driverId).forNoKeyUpdate().executeTakeFirst();

/**
 * Locks a driver's row until the transaction ends, where the condition of the calling room holds. False where another process has
 * locked the row; does not wait.
 */
export async function lockDriverIf(
  db: DriverDb,
  driverId: number,
  condition: (is: ExpressionBuilder<Database, 'drivers'>) => Expression<SqlBool>,
): Promise<boolean> {
  const row = await db
    .selectFrom('drivers')
    .select('id')
    .where('id', '=', driverId)
    .where(condition)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

export const setActive = async (db: DriverDb, driverId: number, isActive: boolean): Promise<void> => {
  const change = isActive ? { is_active: true } : { is_active: false, on_duty_since: null };
  await db.updateTable('drivers').set(change).where('id', '=', driverId).execute();
};

export const setDuty = async (db: DriverDb, driverId: number, since: Date | null): Promise<void> => {
  await db.updateTable('drivers').set({ on_duty_since: since }).where('id', '=', driverId).execute();
};

/** Escapes the wildcards of `like`. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A page of the registered drivers, newest first. */
export async function listRegisteredDrivers(
  db: DriverDb,
  wanted: { readonly search: string; readonly cursor: string | undefined },
): Promise<Page<DriverRow>> {
  let query = db.selectFrom('drivers').selectAll().where('is_simulated', '=', false);
  const part = `%${escapeLike(wanted.search)}%`;
  if (wanted.search !== '')
    query = query.where((is) =>
      is.or([
        is('first_name', 'ilike', part),
        is('last_name', 'ilike', part),
        is('plate', 'ilike', part),
        is('phone', 'like', part),
      ]),
    );
  return paginate(query, { keys: [numberKey('id')], direction: 'desc', cursor: wanted.cursor, size: pageSize });
}

/** Whether any real driver is on duty; where none is, a search for drivers can be skipped. */
export async function hasDriversOnDuty(db: DriverDb): Promise<boolean> {
  const row = await db.selectFrom('drivers').select('id').where('on_duty_since', 'is not', null).limit(1).executeTakeFirst();
  return row !== undefined;
}
