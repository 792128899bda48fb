import type { Db } from '../platform/db.ts';
import type { BothTexts } from './content.ts';

/** Names of vehicles by their ids. */
export async function readVehicleNames(db: Db, ids: readonly number[]): Promise<Readonly<Record<number, BothTexts>>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'name_th as th', 'name_en as en'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return Object.fromEntries(rows.map(({ id, th, en }) => [id, { th, en }]));
}
