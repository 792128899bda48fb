import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type DriverGender = 'M' | 'F';

interface DriversTable {
  id: Generated<number>;
  first_name: string;
  last_name: Generated<string>;
  plate: string;
  /** Vehicle kind of the rate card. */
  vehicle_kind: string;
  is_active: Generated<boolean>;
  /** National digits for sign-in; null for a simulated driver. */
  phone: string | null;
  is_simulated: GeneratedAlways<boolean>;
  agreement_accepted_at: Date | null;
  /** Null where not stated. */
  gender: DriverGender | null;
  /** Null off duty. */
  on_duty_since: Date | null;
  /** Object key of the photo, and the secret of its link; both null without one. */
  photo_key: string | null;
  photo_token: string | null;
}

interface DriverSessionsTable {
  token_hash: Buffer;
  driver_id: number;
  created_at: Date;
  revoked_at: Date | null;
  /** Null until first used after sign-in. */
  last_seen_at: Date | null;
}

interface DriverCodesTable {
  phone: string;
  driver_id: number | null;
  code_hash: string | null;
  tries: Generated<number>;
  sent_at: Date;
  hour_started_at: Date;
  sent_in_hour: number;
}

interface DriverWhereaboutsTable {
  driver_id: number;
  lat: number;
  lng: number;
  heading: number | null;
  at: Date;
}

interface DriverPositionsTable extends DriverWhereaboutsTable {
  job_id: string | null;
}

export type DriverChangeKind = 'registered' | 'changed' | 'activated' | 'deactivated';

/** Values of a driver's fields under their wire names. */
export interface DriverFields {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phoneNo?: string;
  /** `set`, or empty without one. */
  readonly photo?: string;
  readonly plate?: string;
  readonly vehicleKind?: string;
  readonly gender?: DriverGender | 'N';
}

interface DriverChangesTable {
  id: Generated<number>;
  driver_id: number;
  /** The administrator. */
  changed_by: string;
  kind: DriverChangeKind;
  before: JSONColumnType<DriverFields>;
  after: JSONColumnType<DriverFields>;
  changed_at: Date;
}

/** A customer's preference for a driver. */
export type DriverPreference = 'favorite' | 'blocked';

interface CustomerDriversTable {
  user_id: string;
  driver_id: number;
  stance: DriverPreference;
  remark: string;
  created_at: Date;
}

interface DriverRatingsTable {
  job_id: string;
  driver_id: number;
  rating: number;
  comment: string;
  /** Reasons of the room `ratings`, in the order in which they were named. */
  reason_ids: Generated<number[]>;
  rated_by: 'session' | 'token';
  created_at: Date;
}

/** Tables of the room `drivers`. */
export interface DriversTables {
  drivers: DriversTable;
  driver_changes: DriverChangesTable;
  driver_sessions: DriverSessionsTable;
  driver_codes: DriverCodesTable;
  driver_whereabouts: DriverWhereaboutsTable;
  driver_positions: DriverPositionsTable;
  customer_drivers: CustomerDriversTable;
  driver_ratings: DriverRatingsTable;
}

declare module '../database/tables.ts' {
  interface Database extends DriversTables {}
}
