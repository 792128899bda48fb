import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { PricingTables } from '../tables.ts';

type PackagesTable = PricingTables['full_day_packages'];

export const insertPackage = (trx: Db, row: Insertable<PackagesTable>) =>
  trx.insertInto('full_day_packages').values(row).execute();

export const updatePackage = (trx: Db, id: number, columns: Updateable<PackagesTable>) =>
  trx.updateTable('full_day_packages').set(columns).where('id', '=', id).execute();
