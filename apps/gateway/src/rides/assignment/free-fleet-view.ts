import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { isOnNoRide } from './driver-conditions-view.ts';

/** Free simulated drivers, of one vehicle or of all. */
export async function findFreeOfFleet(
  db: Kysely<Database>,
  wanted: { readonly vehicleId: number | null; readonly limit: number },
): Promise<readonly { readonly id: number; readonly vehicleKind: string }[]> {
  const { vehicleId } = wanted;
  let query = db
    .selectFrom('drivers')
    .select(['id', 'vehicle_kind as vehicleKind'])
    .where('is_simulated', '=', true)
    .where('is_active', '=', true)
    .where(isOnNoRide);
  if (vehicleId !== null)
    query = query.where('vehicle_kind', '=', (is) => is.selectFrom('vehicles').select('kind').where('id', '=', vehicleId));
  return query.orderBy('id').limit(wanted.limit).execute();
}
