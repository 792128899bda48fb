import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { PricedOption } from './package-view.ts';

/** All options that packages can offer. */
export const listAdminOptions = (db: Db) =>
  db.selectFrom('full_day_options').select(['id', 'desc_th', 'desc_en']).orderBy('id').execute();

/** The id for a new package. */
export async function nextPackageId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`select nextval('full_day_package_numbers') as id`.execute(db);
  const [numbered] = rows;
  if (numbered === undefined) throw new Error('The sequence full_day_package_numbers gave no number.');
  return Number(numbered.id);
}

/** Replaces the options of a package. */
export async function replacePackageOptions(trx: Db, packageId: number, options: readonly PricedOption[]): Promise<void> {
  await trx.deleteFrom('full_day_package_options').where('package_id', '=', packageId).execute();
  if (options.length === 0) return;
  const rows = options.map(({ id, feeSatang }) => ({ package_id: packageId, option_id: id, fee_satang: feeSatang }));
  await trx.insertInto('full_day_package_options').values(rows).execute();
}
