import type { Generated, JSONColumnType } from 'kysely';
import type { RidePlan } from './ride-plan.ts';

interface RidesTable {
  job_id: string;
  driver_id: number | null;
  plan: JSONColumnType<RidePlan>;
  speed: number;
  started_at: Date;
  next_step: Generated<number>;
  next_due_at: Date | null;
}

/** Tables of the room `dispatch`. */
export interface DispatchTables {
  rides: RidesTable;
}
