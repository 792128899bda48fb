import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** An event, written in the transaction that causes it and published afterwards in the order of `id`. */
interface OutboxTable {
  id: Generated<number>;
  /** `<room>.<past tense>`: `jobs.booked`. */
  kind: string;
  /** The id of the object that the event concerns. */
  subject: string;
  payload: JSONColumnType<object>;
  created_at: Generated<Date>;
  published_at: Date | null;
}

/** Failures of handlers; see the migration. */
interface EventFailuresTable {
  id: Generated<number>;
  event_id: number;
  handler: string;
  subject: string;
  attempts: number;
  next_attempt_at: Date | null;
  error: string;
  failed_at: Date | null;
}

/** Recorded changes by administrators. */
interface AdminChangesTable {
  id: Generated<number>;
  kind: string;
  subject: string;
  was: ColumnType<Record<string, unknown>, string, never>;
  became: ColumnType<Record<string, unknown>, string, never>;
  changed_by: string;
  changed_at: Date;
}

/** Which gateway looks for due work; one row. */
interface LookoutLeaseTable {
  id: Generated<boolean>;
  holder: string;
  until: Date;
}

/** Tables of the room `events`. */
export interface EventsTables {
  outbox: OutboxTable;
  event_failures: EventFailuresTable;
  office_changes: AdminChangesTable;
  lookout_lease: LookoutLeaseTable;
}

declare module '../database/tables.ts' {
  interface Database extends EventsTables {}
}
