import { sql } from 'kysely';
import type { FindStoppedMoney } from '../ledger/check-ledger.ts';

type Query = ReturnType<typeof sql<{ fault: string }>>;

const postedTo = (kind: 'invoiceOwed' | 'taxWithheld' | 'vatDue') => sql`
  select ledger_accounts.owner, sum(ledger_entries.amount_satang) as satang
  from ledger_accounts join ledger_entries on ledger_entries.account_id = ledger_accounts.id
  where ledger_accounts.kind = ${kind} group by ledger_accounts.owner`;

/** What the books say that a payer owes is what its invoices have open. */
const wrongOwed: Query = sql<{ fault: string }>`
  select 'invoices of ' || owner || ' have ' || coalesce(open.satang, 0) || ' satang open, and the books say '
    || -coalesce(posted.satang, 0) as fault
  from (select payer_id::text as owner, sum(open_satang) as satang from invoices group by payer_id) as open
  full join (${postedTo('invoiceOwed')}) as posted using (owner)
  where coalesce(open.satang, 0) <> -coalesce(posted.satang, 0) order by owner`;

const wrongTax: Query = sql<{ fault: string }>`
  select 'payers withheld ' || withheld || ' satang, and the books say ' || posted as fault from (
    select coalesce((select sum(withheld_satang - returned_tax_satang) from invoices), 0) as withheld,
      -coalesce((select sum(satang) from (${postedTo('taxWithheld')}) as posted), 0) as posted
  ) as tax where withheld <> posted`;

const wrongVat: Query = sql<{ fault: string }>`
  select 'invoices and credit notes have ' || billed || ' satang of VAT, and the books say ' || posted as fault from (
    select coalesce((select sum(vat_satang) from invoices), 0) - coalesce((select sum(vat_satang) from credit_notes), 0) as billed,
      coalesce((select sum(satang) from (${postedTo('vatDue')}) as posted), 0) as posted
  ) as vat where billed <> posted`;

/** The sums of an invoice are those of its lines, payments and credit notes. */
const wrongSums: Query = sql<{ fault: string }>`
  select 'invoice ' || coalesce(number, id::text) || ' does not agree with its lines, payments or credit notes' as fault
  from invoices
  cross join lateral (select coalesce(sum(amount_satang), 0) as satang from invoice_lines where invoice_id = invoices.id) as lines
  cross join lateral (
    select coalesce(sum(amount_satang - withheld_satang), 0) as paid, coalesce(sum(withheld_satang), 0) as withheld
    from invoice_payments where invoice_id = invoices.id and state = 'paid') as payments
  cross join lateral (
    select coalesce(sum(base_satang), 0) as base, coalesce(sum(returned_satang), 0) as returned,
      coalesce(sum(returned_tax_satang), 0) as tax,
      coalesce(sum(base_satang + vat_satang - returned_satang), 0) as credited
    from credit_notes where invoice_id = invoices.id) as notes
  where number is null or lines.satang <> subtotal_satang or payments.paid <> paid_satang or payments.withheld <> withheld_satang
    or notes.base <> credited_base_satang or notes.returned <> returned_satang or notes.tax <> returned_tax_satang or notes.credited <> credited_satang
    or (open_satang = 0) <> (closed_at is not null)
  order by number`;

/** Where invoices and books disagree. */
export const findWrongInvoices: FindStoppedMoney = async (db) => {
  const faults: string[] = [];
  for (const query of [wrongOwed, wrongTax, wrongVat, wrongSums])
    faults.push(...(await query.execute(db)).rows.map(({ fault }) => fault));
  return faults;
};
