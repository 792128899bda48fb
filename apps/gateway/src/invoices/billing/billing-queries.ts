import { addMonths } from '@songwai/core/basics/bangkok-time';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';
import type { InvoicesTable } from '../tables.ts';
import { billedMonthAt } from './billed-month.ts';
import type { UnbilledJob } from './unbilled-view.ts';

/** Whether a payer has the invoice of a month. */
export const hasInvoice = async (db: Db, payerId: string, month: string): Promise<boolean> =>
  (await db.selectFrom('invoices').select('id').where('payer_id', '=', payerId).where('month', '=', month).executeTakeFirst()) !==
  undefined;

export const insertInvoice = async (trx: Db, row: Insertable<InvoicesTable>): Promise<void> => {
  await trx.insertInto('invoices').values(row).execute();
};

/** Stores the lines of an invoice, and which charges are in them. A job that is billed already is refused by the database. */
export async function insertLines(trx: Db, invoiceId: string, jobs: readonly UnbilledJob[]): Promise<void> {
  // As one text: thousands of jobs are more parameters than a statement may have.
  const lines = JSON.stringify(jobs.map((job, index) => ({ ...job, position: index + 1 })));
  await sql`
    insert into invoice_lines (invoice_id, position, job_id, is_later, reference, department_id, department, vehicle_id, over_at,
      from_name, to_name, amount_satang)
    select ${invoiceId}::uuid, position, "jobId", "isLater", reference, "departmentId", department, "vehicleId", "overAt", "from", "to",
      "amountSatang"
    from jsonb_to_recordset(${lines}::jsonb) as line (position integer, "jobId" text, "isLater" boolean, reference text,
      "departmentId" uuid, department text, "vehicleId" integer, "overAt" timestamptz, "from" text, "to" text, "amountSatang" bigint)
  `.execute(trx);
  const charges = JSON.stringify(jobs.flatMap(({ jobId, charges }) => charges.map((charge) => ({ jobId, ...charge }))));
  await sql`
    insert into invoiced_charges (charge_id, invoice_id, job_id, amount_satang)
    select id, ${invoiceId}::uuid, "jobId", satang
    from jsonb_to_recordset(${charges}::jsonb) as charge (id bigint, "jobId" text, satang bigint)`.execute(trx);
}

/** Stores the number of a new invoice. */
export const setNumber = async (
  trx: Db,
  id: string,
  { number, reference1 }: { readonly number: string; readonly reference1: string },
): Promise<void> => {
  await trx.updateTable('invoices').set({ number, reference1 }).where('id', '=', id).execute();
};

export const isRunDone = async (db: Db, month: string): Promise<boolean> =>
  (await db.selectFrom('invoice_runs').select('month').where('month', '=', month).executeTakeFirst()) !== undefined;

/** Notes that everybody has the invoice of a month. */
export const noteRun = async (db: Db, month: string, at: Date): Promise<void> => {
  await db
    .insertInto('invoice_runs')
    .values({ month, done_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** When invoices are to be made next. */
export const nextBilling: NextDue = (now) => {
  const { month, end, runsAt } = billedMonthAt(now);
  const after = billedMonthAt(addMonths(end, 1)).runsAt;
  return sql`select case when exists (select from invoice_runs where month = ${month}) then ${after}::timestamptz
    else ${runsAt}::timestamptz end`;
};
