import type { ChargeKind } from '@songwai/core/jobs/fees/job-charges';
import type { Generated } from 'kysely';

/** What an open amount is for: the price, or a charge. */
export type DueKind = 'price' | ChargeKind;

interface JobDuesTable {
  id: Generated<number>;
  key: string;
  job_id: string;
  payer_id: string;
  kind: DueKind;
  charge_id: number | null;
  amount_satang: number;
  created_at: Date;
  paid_at: Generated<Date | null>;
  voided_at: Generated<Date | null>;
}

/** The price of a job whose money is here. */
interface JobReceivedTable {
  job_id: string;
  /** Whose spend it is. */
  payer_id: string;
  satang: number;
  /** Null while the job is under way. */
  received_at: Date | null;
}

/** The tables of what is open for a job, and of what came. */
export interface DuesTables {
  job_dues: JobDuesTable;
  job_received: JobReceivedTable;
}

declare module '../../database/tables.ts' {
  interface Database extends DuesTables {}
}
