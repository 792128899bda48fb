import type { DataSubjectRight, DataSubjectState } from '@songwai/core/privacy/data-subject';
import type { Generated, GeneratedAlways } from 'kysely';

/** A request about one's own data, and what came of it. */
export interface DataSubjectRequestsTable {
  id: string;
  /** The order in which they came. */
  number: GeneratedAlways<number>;
  user_id: string;
  kind: DataSubjectRight;
  state: DataSubjectState;
  /** What the user wrote. */
  wish: Generated<string>;
  /** The administrator's answer, or the holds that delay an erasure. */
  outcome: Generated<string>;
  asked_at: Date;
  /** By when it has to be answered or is carried out. */
  due_at: Date | null;
  settled_at: Date | null;
  settled_by: string | null;
}

/** Tables of the rights that people have over their data. */
export interface PrivacyTables {
  data_subject_requests: DataSubjectRequestsTable;
}

declare module '../database/tables.ts' {
  interface Database extends PrivacyTables {}
}
