import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { CreditNotesTable } from '../tables.ts';

export type CreditNoteRow = Selectable<CreditNotesTable>;

export const insertCreditNote = async (trx: Db, row: Insertable<CreditNotesTable>): Promise<void> => {
  await trx.insertInto('credit_notes').values(row).execute();
};

export const listCreditNotes = (db: Db, invoiceId: string): Promise<readonly CreditNoteRow[]> =>
  db.selectFrom('credit_notes').selectAll().where('invoice_id', '=', invoiceId).orderBy('created_at').orderBy('id').execute();

/** What is left of the lines of a job on an invoice, in satang; 0 where it has none there. The caller has locked the invoice. */
export async function sumUncredited(trx: Db, invoiceId: string, jobId: string): Promise<number> {
  const row = await trx
    .selectFrom('invoice_lines')
    .select(sql<number>`coalesce(sum(amount_satang - credited_satang), 0)::bigint`.as('satang'))
    .where('invoice_id', '=', invoiceId)
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return Number(row.satang);
}

/** Takes an amount off the lines of a job, the first one first. */
export async function creditLines(
  trx: Db,
  { invoiceId, jobId, satang }: { readonly invoiceId: string; readonly jobId: string; readonly satang: number },
): Promise<void> {
  const lines = trx.selectFrom('invoice_lines').select(['position', sql<number>`amount_satang - credited_satang`.as('left')]);
  const ofJob = lines.where('invoice_id', '=', invoiceId).where('job_id', '=', jobId);
  let rest = satang;
  for (const { position, left } of await ofJob.orderBy('position').execute()) {
    const taken = Math.min(rest, Number(left));
    rest -= taken;
    await trx
      .updateTable('invoice_lines')
      .set((is) => ({ credited_satang: is('credited_satang', '+', taken) }))
      .where('invoice_id', '=', invoiceId)
      .where('position', '=', position)
      .execute();
  }
}

/** Marks a waived charge as taken off its invoice. @returns whether it was not before. */
export const markCredited = async (trx: Db, chargeId: number, at: Date): Promise<boolean> =>
  (await trx
    .updateTable('invoiced_charges')
    .set({ credited_at: at })
    .where('charge_id', '=', chargeId)
    .where('credited_at', 'is', null)
    .returning('charge_id')
    .executeTakeFirst()) !== undefined;
