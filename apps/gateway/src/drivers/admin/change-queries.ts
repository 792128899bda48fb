import { paginate } from '../../platform/paging/paginate.ts';
import { numberKey } from '../../platform/paging/sort-key.ts';
import type { DriverDb, DriverRow } from '../queries.ts';
import type { DriverChangeKind, DriverFields } from '../tables.ts';

/** A change by an administrator to a driver's entry. */
export interface DriverChange {
  readonly driverId: number;
  /** The administrator. */
  readonly by: string;
  readonly kind: DriverChangeKind;
  readonly before: DriverFields;
  readonly after: DriverFields;
  readonly at: Date;
}

/** The columns of a driver that administrators can change. */
export type ChangeableColumns = Pick<DriverRow, 'first_name' | 'last_name' | 'phone' | 'plate' | 'vehicle_kind' | 'gender'>;

/** Records a change. The caller has locked the driver's row. */
export async function recordDriverChange(db: DriverDb, change: DriverChange): Promise<void> {
  await db
    .insertInto('driver_changes')
    .values({
      driver_id: change.driverId,
      changed_by: change.by,
      kind: change.kind,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      changed_at: change.at,
    })
    .execute();
}

/**
 * Updates a driver whose row the caller has locked. @throws the database's unique violation where another active driver has the
 * phone or plate.
 */
export async function updateDriver(db: DriverDb, driverId: number, columns: Partial<ChangeableColumns>): Promise<void> {
  await db.updateTable('drivers').set(columns).where('id', '=', driverId).execute();
}

/** The field, phone or plate, that another active driver has; null for neither. */
export async function findTaken(
  db: DriverDb,
  wanted: { readonly driverId: number | null; readonly phone: string | null; readonly plate: string },
): Promise<'phoneNo' | 'plate' | null> {
  const { driverId, phone, plate } = wanted;
  const others = await db
    .selectFrom('drivers')
    .select(['phone', 'plate'])
    .where('is_active', '=', true)
    .$if(driverId !== null, (query) => query.where('id', '<>', driverId ?? 0))
    .where((is) => is.or([is('plate', '=', plate), ...(phone === null ? [] : [is('phone', '=', phone)])]))
    .execute();
  if (phone !== null && others.some((other) => other.phone === phone)) return 'phoneNo';
  return others.length > 0 ? 'plate' : null;
}

/** A page of a driver's changes, newest first. */
export const listDriverChanges = (
  db: DriverDb,
  { driverId, ...page }: { readonly driverId: number; readonly cursor: string | undefined; readonly size: number },
) =>
  paginate(db.selectFrom('driver_changes').selectAll().where('driver_id', '=', driverId), {
    keys: [numberKey('id')],
    direction: 'desc',
    ...page,
  });
