import type { Generated } from 'kysely';

/** A grant of free credit to a customer, with the amount left. */
interface FreeCreditGrantsTable {
  id: Generated<number>;
  user_id: string;
  amount_satang: number;
  left_satang: number;
  reason_th: string;
  reason_en: string;
  granted_at: Date;
  expires_at: Date | null;
  granted_by: string | null;
  guid: string;
  /** A booking takes at most so much of it; null: as much as there is. */
  per_job_satang: Generated<number | null>;
  /** When the customer was notified that the rest is about to expire. */
  warned_at: Generated<Date | null>;
}

/** A movement of a grant; negative where credit is spent or expires. */
interface FreeCreditEntriesTable {
  id: Generated<number>;
  user_id: string;
  grant_id: number;
  kind: 'granted' | 'spent' | 'givenBack' | 'expired';
  amount_satang: number;
  job_id: string | null;
  happened_at: Date;
}

/** Tables of free credit. */
export interface FreeCreditTables {
  free_credit_grants: FreeCreditGrantsTable;
  free_credit_entries: FreeCreditEntriesTable;
}
