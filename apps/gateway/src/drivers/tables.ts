import type { Generated } from 'kysely';

interface DriversTable {
  id: Generated<number>;
  first_name: string;
  plate: string;
  /** `kind` of the vehicle, as the rate card names it. */
  vehicle_kind: string;
  is_active: Generated<boolean>;
}

/** Tables of the room `drivers`. */
export interface DriversTables {
  drivers: DriversTable;
}
