import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** What jobs cost under one name. */
export interface CostRow {
  /** Null: none. */
  readonly name: string | null;
  readonly jobCount: number;
  readonly satang: number;
}

interface Span {
  readonly payerId: string;
  readonly from: Date;
  readonly before: Date;
}

/** What a payer's billed jobs that ended within a time cost, by department or by the company's own reference, the dearest first. */
export async function readBilledCosts(db: Db, { payerId, from, before }: Span, by: 'department' | 'reference') {
  const name = by === 'department' ? sql`invoice_lines.department` : sql`nullif(invoice_lines.reference, '')`;
  const { rows } = await sql<CostRow>`
    select ${name} as name, count(distinct invoice_lines.job_id)::int as "jobCount",
      sum(invoice_lines.amount_satang - invoice_lines.credited_satang)::bigint as satang
    from invoices join invoice_lines on invoice_lines.invoice_id = invoices.id
    where invoices.payer_id = ${payerId} and invoice_lines.over_at >= ${from} and invoice_lines.over_at < ${before}
    group by 1`.execute(db);
  return rows;
}

/** A movement of what a payer owes. */
export interface StatementRow {
  readonly at: Date;
  readonly kind: 'invoice' | 'payment' | 'withheld' | 'creditNote';
  /** Of the invoice; `subject` has the document of the others. */
  readonly number: string;
  readonly subject: string | null;
  /** Above 0: more is owed. */
  readonly satang: number;
}

/** Everything that changed what a payer owes before a moment, in order. */
export async function listMovements(db: Db, payerId: string, before: Date): Promise<readonly StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select * from (
      select issued_at as at, 'invoice' as kind, number, null as subject, subtotal_satang + vat_satang as satang, 0 as place
      from invoices where payer_id = ${payerId}
      union all
      select settled_at, 'payment', invoices.number, 'payment:' || invoice_payments.id, withheld - amount, 1
      from invoices join (
        select id, invoice_id, settled_at, state, amount_satang as amount, withheld_satang as withheld from invoice_payments
      ) as invoice_payments on invoice_payments.invoice_id = invoices.id
      where payer_id = ${payerId} and invoice_payments.state = 'paid'
      union all
      select settled_at, 'withheld', invoices.number, 'payment:' || invoice_payments.id, -invoice_payments.withheld_satang, 2
      from invoices join invoice_payments on invoice_payments.invoice_id = invoices.id
      where payer_id = ${payerId} and state = 'paid' and invoice_payments.withheld_satang > 0
      union all
      select created_at, 'creditNote', invoices.number, 'credit:' || credit_notes.id,
        credit_notes.returned_satang - credit_notes.base_satang - credit_notes.vat_satang, 3
      from invoices join credit_notes on credit_notes.invoice_id = invoices.id
      where payer_id = ${payerId} and credit_notes.base_satang + credit_notes.vat_satang > credit_notes.returned_satang
    ) as moved where at < ${before} order by at, place, number`.execute(db);
  return rows;
}
