import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';

/** A charge that an administrator has waived although it stands on an invoice. */
export interface WaivedCharge {
  readonly chargeId: number;
  readonly invoiceId: string;
  readonly jobId: string;
  readonly amountSatang: number;
}

const waived = sql`
  from job_charges join invoiced_charges on invoiced_charges.charge_id = job_charges.id
  where job_charges.waived_at is not null and invoiced_charges.credited_at is null`;

export async function findWaivedCharge(db: Db): Promise<WaivedCharge | undefined> {
  const { rows } = await sql<WaivedCharge>`
    select charge_id as "chargeId", invoice_id as "invoiceId", invoiced_charges.job_id as "jobId",
      invoiced_charges.amount_satang as "amountSatang"
    ${waived} order by charge_id limit 1`.execute(db);
  return rows[0];
}

/** Whether there is one. */
export const nextWaived: NextDue = (now) => sql`select ${now}::timestamptz ${waived} limit 1`;
