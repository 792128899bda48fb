import { buyerBranch, postcode } from '@songwai/core/validation/fields/buyer-branch';
import { taxId } from '@songwai/core/validation/fields/tax-id';
import { requiredText } from '@songwai/core/validation/required-text';
import type { RuleResult } from '@songwai/core/validation/rule-result';
import { refuseField } from '../../http/fields/refuse-field.ts';
import type { UserRow } from '../queries.ts';

/** What a company's invoices are made out to, on the wire; absent fields stay. */
export interface InvoiceAddressBody {
  readonly invoiceCompanyName?: string;
  readonly invoiceCompanyAddress?: string;
  readonly invoiceCompanyTaxNo?: string;
  readonly invoiceCompanyBranch?: string;
  readonly invoiceCompanyPostcode?: string;
}

type InvoiceAddress = Pick<
  UserRow,
  | 'invoice_company_name'
  | 'invoice_company_address'
  | 'invoice_company_tax_id'
  | 'invoice_company_branch'
  | 'invoice_company_postcode'
>;
type CompanyData = Pick<UserRow, 'company_name' | 'company_address' | 'company_tax_id' | 'company_branch' | 'company_postcode'>;

/** The columns to change; what equals the company's own data is stored as null, so that a correction there reaches invoices. */
export function readInvoiceAddress(
  body: InvoiceAddressBody,
  company: CompanyData,
  { prefix = '' }: { readonly prefix?: string } = {},
): Partial<InvoiceAddress> {
  const accept = (field: string, result: RuleResult<string>, own: string | null): string | null => {
    if (!result.ok) throw refuseField(`${prefix}${field}`, result.error);
    return result.value === own ? null : result.value;
  };
  const { invoiceCompanyName: name, invoiceCompanyAddress: address, invoiceCompanyTaxNo: number } = body;
  const { invoiceCompanyBranch: branch, invoiceCompanyPostcode: code } = body;
  return {
    ...(name !== undefined && {
      invoice_company_name: accept('invoiceCompanyName', requiredText(name, 'companyNameRequired'), company.company_name),
    }),
    ...(address !== undefined && {
      invoice_company_address: accept(
        'invoiceCompanyAddress',
        requiredText(address, 'billingAddressRequired'),
        company.company_address,
      ),
    }),
    ...(number !== undefined && {
      invoice_company_tax_id: accept('invoiceCompanyTaxNo', taxId(number), company.company_tax_id),
    }),
    ...(branch !== undefined && {
      invoice_company_branch: accept('invoiceCompanyBranch', buyerBranch(branch), company.company_branch),
    }),
    ...(code !== undefined && {
      invoice_company_postcode: accept('invoiceCompanyPostcode', postcode(code), company.company_postcode),
    }),
  };
}

/** What invoices of a company are made out to. */
export const invoiceAddressOf = (company: InvoiceAddress & CompanyData) => ({
  invoiceCompanyName: company.invoice_company_name ?? company.company_name,
  invoiceCompanyAddress: company.invoice_company_address ?? company.company_address,
  invoiceCompanyTaxNo: company.invoice_company_tax_id ?? company.company_tax_id,
  invoiceCompanyBranch: company.invoice_company_branch ?? company.company_branch,
  invoiceCompanyPostcode: company.invoice_company_postcode ?? company.company_postcode,
});
