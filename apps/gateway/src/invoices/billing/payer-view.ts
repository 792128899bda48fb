import { companyUser } from '@songwai/core/basics/wire-numbers';
import type { Addressee } from '@songwai/core/tax-documents/addressee';
import { invoiceAddressOf } from '../../identity/users/invoice-address.ts';
import type { Db } from '../../platform/db.ts';

/** Whom an invoice is made out to. */
export interface BilledPayer {
  readonly isCompany: boolean;
  readonly addressee: Addressee;
}

/** A payer's invoicing data now; the person's name where the account has ceased to be a company. */
export async function readBilledPayer(db: Db, payerId: string): Promise<BilledPayer> {
  const user = await db
    .selectFrom('users')
    .select(['user_type', 'first_name', 'last_name', 'company_name', 'company_address', 'company_tax_id'])
    .select(['invoice_company_name', 'invoice_company_address', 'invoice_company_tax_id'])
    .select(['company_branch', 'company_postcode', 'invoice_company_branch', 'invoice_company_postcode'])
    .where('id', '=', payerId)
    .executeTakeFirstOrThrow();
  const { invoiceCompanyName, invoiceCompanyAddress, invoiceCompanyTaxNo, invoiceCompanyBranch, invoiceCompanyPostcode } =
    invoiceAddressOf(user);
  const isCompany = user.user_type === companyUser;
  return {
    isCompany,
    addressee: {
      companyName: invoiceCompanyName ?? `${user.first_name} ${user.last_name}`.trim(),
      address: invoiceCompanyAddress ?? '',
      taxNumber: invoiceCompanyTaxNo ?? '',
      branch: invoiceCompanyBranch ?? '',
      postcode: invoiceCompanyPostcode ?? '',
    },
  };
}
