import type { Db } from '../../platform/db.ts';

/** An open invoice, with whose it is. */
export interface OpenInvoice {
  readonly number: string;
  readonly company_name: string;
  readonly due_at: Date;
  readonly open_satang: number;
  readonly payer_id: string;
}

/** Everybody's open invoices, due before a moment, the one that is due for the longest time first. */
export const listOpenInvoices = (db: Db, dueBefore: Date | null): Promise<readonly OpenInvoice[]> =>
  db
    .selectFrom('invoices')
    .select(['number', 'company_name', 'due_at', 'open_satang', 'payer_id'])
    .where('open_satang', '>', 0)
    .$if(dueBefore !== null, (query) => query.where('due_at', '<', dueBefore ?? new Date(0)))
    .orderBy('due_at')
    .orderBy('number')
    .execute();
