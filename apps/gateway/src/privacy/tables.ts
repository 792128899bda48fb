import type { DataSubjectRight, DataSubjectState } from '@songwai/core/privacy/data-subject';
import type { Generated, GeneratedAlways } from 'kysely';

/** A request about personal data, with its outcome. */
export interface DataSubjectRequestsTable {
  id: string;
  /** Increases with each request. */
  number: GeneratedAlways<number>;
  user_id: string;
  kind: DataSubjectRight;
  state: DataSubjectState;
  /** The user's text. */
  wish: Generated<string>;
  /** The administrator's answer, or the holds that delay an erasure. */
  outcome: Generated<string>;
  asked_at: Date;
  /** The deadline of an answer, or the time of an erasure. */
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
