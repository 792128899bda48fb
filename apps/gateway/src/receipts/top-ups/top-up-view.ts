import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

const select = (db: Db) =>
  db
    .selectFrom('charges')
    .innerJoin('users as payer', 'payer.id', 'charges.payer_id')
    .select(['charges.charge_id as chargeId', 'charges.amount_satang as amountSatang', 'charges.method', 'payer.id as payerId'])
    .select(['charges.paid_at as paidAt', 'payer.first_name as firstName', 'payer.last_name as lastName'])
    .select(['payer.company_name as companyName', 'payer.company_address as companyAddress', 'payer.company_tax_id as taxId'])
    .select(['payer.company_branch as companyBranch', 'payer.company_postcode as companyPostcode'])
    .select(['payer.invoice_company_branch as invoiceBranch', 'payer.invoice_company_postcode as invoicePostcode'])
    .select(['payer.invoice_company_name as invoiceName', 'payer.invoice_company_address as invoiceAddress'])
    .select(['payer.invoice_company_tax_id as invoiceTaxId', 'payer.user_type as userType'])
    .where('charges.purpose', '=', 'topUp')
    .where('charges.is_late', '=', false)
    .where('charges.state', '=', 'paid');

/** A paid top-up; what came too late is none: a card’s money went back. */
export type PaidTopUp = NonNullable<Awaited<ReturnType<typeof findPaidTopUp>>>;

export const findPaidTopUp = (db: Db, chargeId: string) =>
  select(db).where('charges.charge_id', '=', chargeId).executeTakeFirst();

/** The id of a payer's paid top-up by its reference: of the payment (`P00030911`), or of its row in the wallet's history (`M00000042`). */
export async function findTopUpId(
  db: Db,
  { reference, payers }: { readonly reference: string; readonly payers: readonly string[] },
): Promise<string | undefined> {
  const [, kind, digits] = /^([PM])(\d{1,12})$/.exec(reference.trim().toUpperCase()) ?? [];
  if (digits === undefined) return undefined;
  const number =
    kind === 'P'
      ? sql<number>`${Number(digits)}::bigint`
      : sql<number>`(select substr(charge_ref, 2)::bigint from ledger_movements
          where id = ${Number(digits)}::bigint and kind = 'topUp' and charge_ref like 'P%')`;
  const row = await select(db)
    .where('charges.number', '=', number)
    .where('charges.payer_id', 'in', [...payers])
    .executeTakeFirst();
  return row?.chargeId;
}
