import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** When a customer's last job paid by invoice ended; null where there is none. */
export async function findLastInvoicedAt(db: Kysely<Database>, userId: string): Promise<Date | null> {
  const { last } = await db
    .selectFrom('jobs')
    .select(sql<Date | null>`max(over_at)`.as('last'))
    .where((is) =>
      is.or([is('company_user_id', '=', userId), is.and([is('user_id', '=', userId), is('company_user_id', 'is', null)])]),
    )
    .where('payment_type', '=', paymentType.invoice)
    .where((is) =>
      is.or([
        is('status', '=', 'completed'),
        is.exists(is.selectFrom('job_charges').select('job_charges.id').whereRef('job_charges.job_id', '=', 'jobs.id')),
      ]),
    )
    .executeTakeFirstOrThrow();
  return last;
}
