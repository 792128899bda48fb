import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { PricingTables } from '../tables.ts';

type PackagesTable = PricingTables['full_day_packages'];

/** The full-day packages of a group of customers; those of DEFAULT where the group has none of its own. */
export async function readFullDayRows(db: Db, userGroup: string) {
  const rows = await db
    .selectFrom('full_day_packages')
    .selectAll()
    .where('user_group', 'in', [userGroup, 'DEFAULT'])
    .where('is_offered', '=', true)
    .orderBy('id')
    .execute();
  const own = rows.filter((row) => row.user_group === userGroup);
  return own.length > 0 ? own : rows;
}

export const insertPackage = (trx: Db, row: Insertable<PackagesTable>) =>
  trx.insertInto('full_day_packages').values(row).execute();

export const updatePackage = (trx: Db, id: number, columns: Updateable<PackagesTable>) =>
  trx.updateTable('full_day_packages').set(columns).where('id', '=', id).execute();
