import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** What a package offers besides, and for how much. */
export interface PricedOption {
  readonly id: number;
  readonly feeSatang: number;
}

/** Packages of a group, also withdrawn ones, or one by its id; at most 500. */
export async function listAdminPackageRows(db: Db, which: { readonly userGroup: string } | { readonly id: number }) {
  const query = db.selectFrom('full_day_packages').selectAll();
  return ('id' in which ? query.where('id', '=', which.id) : query.where('user_group', '=', which.userGroup))
    .select(
      sql<readonly PricedOption[]>`coalesce((select json_agg(json_build_object('id', option_id, 'feeSatang', options.fee_satang)
        order by option_id) from full_day_package_options options where options.package_id = full_day_packages.id), '[]')`.as(
        'options',
      ),
    )
    .orderBy('vehicle_id')
    .orderBy('duration')
    .orderBy('id')
    .limit(500)
    .execute();
}

/** Every option that a package could offer. */
export const listAdminOptions = (db: Db) =>
  db.selectFrom('full_day_options').select(['id', 'desc_th', 'desc_en']).orderBy('id').execute();

/** The number of a new package. */
export async function nextPackageId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`select nextval('full_day_package_numbers') as id`.execute(db);
  const [numbered] = rows;
  if (numbered === undefined) throw new Error('The sequence full_day_package_numbers gave no number.');
  return Number(numbered.id);
}

/** Puts the options of a package in place of those that it had. */
export async function replacePackageOptions(trx: Db, packageId: number, options: readonly PricedOption[]): Promise<void> {
  await trx.deleteFrom('full_day_package_options').where('package_id', '=', packageId).execute();
  if (options.length === 0) return;
  const rows = options.map(({ id, feeSatang }) => ({ package_id: packageId, option_id: id, fee_satang: feeSatang }));
  await trx.insertInto('full_day_package_options').values(rows).execute();
}
