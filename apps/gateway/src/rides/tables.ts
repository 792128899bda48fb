import type { ColumnType, Generated } from 'kysely';
import type { RidePlan } from './route/ride-plan.ts';

interface RidesTable {
  job_id: string;
  /** Null for a simulated search that will find no driver. */
  driver_id: number | null;
  /** Null where a driver's app reports the ride. */
  plan: ColumnType<RidePlan | null, string | null | undefined, string | null>;
  speed: number | null;
  started_at: Date;
  next_step: Generated<number>;
  next_due_at: Date | null;
  next_visit: Generated<number>;
  is_at_visit: Generated<boolean>;
  /** Null while the ride is under way. */
  ended_at: Date | null;
}

/** A proof at a visit: of the goods, or of why the visit failed. */
export type ProofKind = 'photo' | 'signature' | 'failure';

interface RideProofsTable {
  job_id: string;
  visit: number;
  stop: number;
  kind: ProofKind;
  object_key: string;
  media_type: string;
  token: string;
  taken_at: Date;
}

/** The payment state of a job's price (without `charge_id`) or of a charge. */
interface CashCollectionsTable {
  id: Generated<number>;
  job_id: string;
  charge_id: number | null;
  amount_satang: number;
  driver_id: number | null;
  /** The driver's statement; null for none. */
  is_collected: boolean | null;
  remark: Generated<string>;
  noted_at: Date | null;
  /** The office noted that it came in otherwise. */
  is_received: Generated<boolean>;
  settled_by: string | null;
  settled_at: Date | null;
  settled_remark: Generated<string>;
}

/** Notices to a driver about a job that administrators took away, or whose stops its customer changed. */
export type DriverNoticeKind = 'cancelled' | 'completed' | 'takenOff' | 'routeChanged';

interface DriverNoticesTable {
  id: Generated<number>;
  driver_id: number;
  job_id: string;
  kind: DriverNoticeKind;
  has_goods: boolean;
  created_at: Date;
}

/** Tables of the room `rides`. */
export interface RidesTables {
  rides: RidesTable;
  ride_proofs: RideProofsTable;
  driver_notices: DriverNoticesTable;
  cash_collections: CashCollectionsTable;
}

declare module '../database/tables.ts' {
  interface Database extends RidesTables {}
}
