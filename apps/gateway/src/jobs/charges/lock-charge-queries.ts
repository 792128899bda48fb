import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { Db } from '../../platform/db.ts';

/** Locks a charge until the transaction ends; undefined where there is none, it was waived, or an invoice bills it. */
export const lockCharge = (db: Db, chargeId: number) =>
  db
    .selectFrom('job_charges')
    .select(['job_id as jobId', 'amount_satang as amountSatang', 'is_open as isOpen'])
    .where('id', '=', chargeId)
    .where('waived_at', 'is', null)
    .where('job_id', 'not in', (is) =>
      is
        .selectFrom('jobs')
        .select('jobs.id')
        .whereRef('jobs.id', '=', 'job_charges.job_id')
        .where('jobs.payment_type', '=', paymentType.invoice),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks the row of the job that a charge belongs to until the transaction ends. */
export async function lockJobOfCharge(db: Db, chargeId: number): Promise<void> {
  await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', (is) => is.selectFrom('job_charges').select('job_id').where('job_charges.id', '=', chargeId))
    .forNoKeyUpdate()
    .execute();
}
