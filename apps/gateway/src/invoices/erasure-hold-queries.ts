import { addMonths, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import { invoiceDueDate } from '@songwai/core/invoices/invoice-due';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Jobs by invoice come onto the invoice of the next month: until that was due, the customer has something to pay and keeps its account. */
export async function readInvoiceHolds(
  db: Kysely<Database>,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<readonly ErasureHold[]> {
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
  const isUnpaid = last !== null && invoiceDueDate(addMonths(startOfBangkokMonth(last), 1)) > now;
  return isUnpaid ? ['unpaidInvoices'] : [];
}
