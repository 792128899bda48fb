import type { Db } from '../platform/db.ts';

/** A vehicle with its texts for prices and for full-day hire, where it has any. */
interface OfferedVehicle {
  readonly id: number;
  readonly name_th: string;
  readonly name_en: string;
  readonly note_th: string;
  readonly note_en: string;
  readonly desc_th: string | null;
  readonly desc_en: string | null;
  readonly image_url: string | null;
  readonly overtime_per_minute_satang: number;
}

/** Vehicles with their texts for full-day hire, in the order in which they are offered. */
export const readOfferedVehicles = (db: Db, vehicleIds: readonly number[]): Promise<readonly OfferedVehicle[]> =>
  db
    .selectFrom('vehicles')
    .leftJoin('full_day_vehicles', 'full_day_vehicles.vehicle_id', 'vehicles.id')
    .select(['id', 'name_th', 'name_en', 'note_th', 'note_en', 'desc_th', 'desc_en', 'image_url', 'overtime_per_minute_satang'])
    .where('id', 'in', [...vehicleIds])
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
