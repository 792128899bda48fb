import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { InvoicePaymentsTable } from '../tables.ts';

export type InvoicePaymentRow = Selectable<InvoicePaymentsTable>;

export const insertPayment = async (trx: Db, row: Insertable<InvoicePaymentsTable>): Promise<void> => {
  await trx.insertInto('invoice_payments').values(row).execute();
};

export const updatePayment = async (trx: Db, id: string, change: Updateable<InvoicePaymentsTable>): Promise<void> => {
  await trx.updateTable('invoice_payments').set(change).where('id', '=', id).execute();
};

/** The payment that a charge is for. */
export const findPaymentOfCharge = (db: Db, chargeId: string): Promise<InvoicePaymentRow | undefined> =>
  db.selectFrom('invoice_payments').selectAll().where('charge_id', '=', chargeId).executeTakeFirst();

/** The payments of invoices, the first one first. */
export const listPayments = (db: Db, invoiceIds: readonly string[]): Promise<readonly InvoicePaymentRow[]> =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoice_payments')
        .selectAll()
        .where('invoice_id', 'in', [...invoiceIds])
        .orderBy('created_at')
        .orderBy('id')
        .execute();

/** What payments have taken off an invoice, or reserve of it, in satang. */
export interface TakenParts {
  /** Waiting for the payer: reserved. */
  readonly pendingSatang: number;
  readonly pendingWithheldSatang: number;
  /** Before VAT, of all that were summed up. */
  readonly baseSatang: number;
}

/**
 * Sums up the payments of an invoice. To be able to spend what is left, the caller has locked the invoice.
 *
 * @param counts `paid`: for money that is there, before which payments that only wait have to stand back.
 */
export async function readTakenParts(db: Db, invoiceId: string, counts: 'all' | 'paid' = 'all'): Promise<TakenParts> {
  const row = await db
    .selectFrom('invoice_payments')
    .select([
      sql<number>`coalesce(sum(amount_satang) filter (where state = 'pending'), 0)::bigint`.as('pendingSatang'),
      sql<number>`coalesce(sum(withheld_satang) filter (where state = 'pending'), 0)::bigint`.as('pendingWithheldSatang'),
      sql<number>`coalesce(sum(base_satang), 0)::bigint`.as('baseSatang'),
    ])
    .where('invoice_id', '=', invoiceId)
    .where('state', 'in', counts === 'all' ? ['pending', 'paid'] : ['paid'])
    .executeTakeFirstOrThrow();
  const { pendingSatang, pendingWithheldSatang, baseSatang } = row;
  return {
    pendingSatang: Number(pendingSatang),
    pendingWithheldSatang: Number(pendingWithheldSatang),
    baseSatang: Number(baseSatang),
  };
}

/** Whether a line of a bank statement is booked already. */
export const isBankReferenceKnown = async (db: Db, reference: string): Promise<boolean> =>
  (await db.selectFrom('invoice_payments').select('id').where('bank_reference', '=', reference).executeTakeFirst()) !== undefined;
