import type { ColumnType, Generated } from 'kysely';
import type { RidePlan } from './route/ride-plan.ts';

interface RidesTable {
  job_id: string;
  /** Null for a simulated search that will find nobody. */
  driver_id: number | null;
  /** Null where a driver's app says what happens. */
  plan: ColumnType<RidePlan | null, string | null | undefined, string | null>;
  speed: number | null;
  started_at: Date;
  next_step: Generated<number>;
  next_due_at: Date | null;
  next_visit: Generated<number>;
  is_at_visit: Generated<boolean>;
  /** Null while the driver is on it. */
  ended_at: Date | null;
}

/** What a driver shows at a visit: of the goods, or of why they could not be handed over. */
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

/** What became of the price of a job (without a charge) or of a charge. */
interface CashCollectionsTable {
  id: Generated<number>;
  job_id: string;
  charge_id: number | null;
  amount_satang: number;
  driver_id: number | null;
  /** The driver's word; null where there is none. */
  is_collected: boolean | null;
  remark: Generated<string>;
  noted_at: Date | null;
  settled_by: string | null;
  settled_at: Date | null;
  settled_remark: Generated<string>;
}

/** What a driver is notified of a job that administrators took away. */
export type DriverNoticeKind = 'cancelled' | 'completed' | 'takenOff';

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
