import type { Addressee } from '@songwai/core/tax-documents/addressee';
import type { Selectable, Updateable } from 'kysely';
import { isUuid } from '../database/is-uuid.ts';
import { noteBilledMoney } from '../jobs/paying/received-queries.ts';
import { lockMoneyOf } from '../ledger/movement-queries.ts';
import type { Db } from '../platform/db.ts';
import type { InvoiceLinesTable, InvoicesTable } from './tables.ts';

export type InvoiceRow = Selectable<InvoicesTable>;

/** Whom an invoice names, and so every paper about it: as it was when it was made. */
export const invoiceAddressee = (invoice: InvoiceRow): Addressee => ({
  companyName: invoice.company_name,
  address: invoice.company_address,
  taxNumber: invoice.tax_number,
  branch: invoice.branch ?? '',
  postcode: invoice.postcode ?? '',
});
export type InvoiceLineRow = Selectable<InvoiceLinesTable>;

/** A payer's invoice by its id, or by its number as printed. */
export const findInvoice = (db: Db, payerId: string, idOrNumber: string): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where(isUuid(idOrNumber) ? 'id' : 'number', '=', idOrNumber)
    .executeTakeFirst();

/** Anybody's invoice by its number. */
export const findInvoiceOfNumber = (db: Db, number: string): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoices').selectAll().where('number', '=', number).executeTakeFirst();

/** An invoice, locked until the transaction ends. */
export const lockInvoice = (trx: Db, id: string): Promise<InvoiceRow> =>
  trx.selectFrom('invoices').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** The same, and before it the payer's money, for what pays it or gives money back. */
export async function lockInvoiceAndMoney(trx: Db, id: string): Promise<InvoiceRow> {
  const { payer_id: payerId } = await trx
    .selectFrom('invoices')
    .select('payer_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await lockMoneyOf(trx, [payerId]);
  return lockInvoice(trx, id);
}

/** Changes an invoice that is locked, and notes when nothing is open any more. */
export async function changeInvoice(
  trx: Db,
  id: string,
  { at, ...change }: Updateable<InvoicesTable> & { readonly at: Date },
): Promise<InvoiceRow> {
  const changed = await trx.updateTable('invoices').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  if (changed.open_satang > 0 || changed.closed_at !== null) return changed;
  const closed = await trx
    .updateTable('invoices')
    .set({ closed_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const lines = await trx
    .selectFrom('invoice_lines')
    .select('job_id')
    .distinct()
    .where('invoice_id', '=', id)
    .where('is_later', '=', false)
    .whereRef('credited_satang', '<', 'amount_satang')
    .orderBy('job_id')
    .execute();
  await noteBilledMoney(
    trx,
    lines.map((line) => line.job_id),
    at,
  );
  return closed;
}

/** A payer's invoices that are open, or of those that are not the ones billed within a time, with the oldest on top. */
export const listInvoices = (
  db: Db,
  payerId: string,
  which: { readonly isOpen: true } | { readonly isOpen: false; readonly from: Date; readonly before: Date },
): Promise<readonly InvoiceRow[]> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('open_satang', which.isOpen ? '>' : '=', 0)
    .$if(!which.isOpen, (query) =>
      which.isOpen ? query : query.where('issued_at', '>=', which.from).where('issued_at', '<', which.before),
    )
    .orderBy('issued_at')
    .orderBy('number')
    .execute();

/** When a payer's invoices were billed that nothing is open of. */
export const listPaidTimes = async (db: Db, payerId: string): Promise<readonly Date[]> =>
  (
    await db.selectFrom('invoices').select('issued_at').where('payer_id', '=', payerId).where('open_satang', '=', 0).execute()
  ).map(({ issued_at: at }) => at);

export const listLines = (db: Db, invoiceId: string): Promise<readonly InvoiceLineRow[]> =>
  db.selectFrom('invoice_lines').selectAll().where('invoice_id', '=', invoiceId).orderBy('position').execute();

/** Whether a payer owes anything by invoice. */
export const hasOpenInvoice = async (db: Db, payerId: string): Promise<boolean> =>
  (await db
    .selectFrom('invoices')
    .select('id')
    .where('payer_id', '=', payerId)
    .where('open_satang', '>', 0)
    .limit(1)
    .executeTakeFirst()) !== undefined;
