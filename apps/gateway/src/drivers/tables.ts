import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { Generated } from 'kysely';

export interface DriversTable {
  id: Generated<number>;
  first_name: string;
  plate: string;
  vehicle_kind: VehicleKind;
  is_active: Generated<boolean>;
}

/** Tables of the room `drivers`. */
export interface DriversTables {
  drivers: DriversTable;
}
