import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JobStopsTable } from '../tables.ts';

/** Changes by a customer after booking. */
export type CustomerChangeKind =
  | 'postponed'
  | 'searchedAgain'
  | 'extended'
  | 'priceAdded'
  | 'openedToAll'
  | 'keptWaiting'
  | 'stopMended'
  | 'routeChanged';
/** Changes by administrators. */
export type AdminChangeKind = 'officeCancelled' | 'officeCompleted' | 'driverReplaced' | 'chargeWaived';
export type JobChangeKind = CustomerChangeKind | AdminChangeKind;

/** A stop as it stood before or after a change. */
export type TracedStop = Pick<
  JobStopsTable,
  'address_name' | 'address' | 'contact_name' | 'contact_phone' | 'remark' | 'lat' | 'lng' | 'is_return'
>;

interface JobChangesTable {
  id: Generated<number>;
  job_id: string;
  user_id: string;
  kind: JobChangeKind;
  details: JSONColumnType<object>;
  guid: string | null;
  /** Only of changes by administrators. */
  reason: string | null;
  /** Of changed routes. */
  stops_before: ColumnType<readonly TracedStop[] | null, string | null | undefined, string | null>;
  stops_after: ColumnType<readonly TracedStop[] | null, string | null | undefined, string | null>;
  happened_at: Date;
}

/** The table of what customers and administrators changed of a job. */
export interface ChangesTables {
  job_changes: JobChangesTable;
}

declare module '../../database/tables.ts' {
  interface Database extends ChangesTables {}
}
