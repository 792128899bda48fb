import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** An option of a package with its price. */
export interface PricedOption {
  readonly id: number;
  readonly feeSatang: number;
}

/** Packages of a group, including withdrawn ones, or one by its id; at most 500. */
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
