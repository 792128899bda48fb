import type { Generated } from 'kysely';

interface DriversTable {
  id: Generated<number>;
  first_name: string;
  plate: string;
  /** `kind` of the vehicle, as the rate card names it. */
  vehicle_kind: string;
  is_active: Generated<boolean>;
}

interface DriverSessionsTable {
  token_hash: Buffer;
  driver_id: number;
  created_at: Date;
  revoked_at: Date | null;
}

/** Tables of the room `drivers`. */
export interface DriversTables {
  drivers: DriversTable;
  driver_sessions: DriverSessionsTable;
}
