import type { Generated, JSONColumnType } from 'kysely';

/** Changes by a customer after booking. */
export type CustomerChangeKind =
  | 'postponed'
  | 'searchedAgain'
  | 'extended'
  | 'priceAdded'
  | 'openedToAll'
  | 'keptWaiting'
  | 'stopMended';
/** Changes by administrators. */
export type AdminChangeKind = 'officeCancelled' | 'officeCompleted' | 'driverReplaced' | 'chargeWaived';
export type JobChangeKind = CustomerChangeKind | AdminChangeKind;

interface JobChangesTable {
  id: Generated<number>;
  job_id: string;
  user_id: string;
  kind: JobChangeKind;
  details: JSONColumnType<object>;
  guid: string | null;
  /** Only of changes by administrators. */
  reason: string | null;
  happened_at: Date;
}

/** The table of what customers and administrators changed of a job. */
export interface ChangesTables {
  job_changes: JobChangesTable;
}

declare module '../../database/tables.ts' {
  interface Database extends ChangesTables {}
}
