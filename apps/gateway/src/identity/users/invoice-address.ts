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
}

type InvoiceAddress = Pick<UserRow, 'invoice_company_name' | 'invoice_company_address' | 'invoice_company_tax_id'>;
type CompanyData = Pick<UserRow, 'company_name' | 'company_address' | 'company_tax_id'>;

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
  };
}

/** What invoices of a company are made out to. */
export const invoiceAddressOf = (company: InvoiceAddress & CompanyData) => ({
  invoiceCompanyName: company.invoice_company_name ?? company.company_name,
  invoiceCompanyAddress: company.invoice_company_address ?? company.company_address,
  invoiceCompanyTaxNo: company.invoice_company_tax_id ?? company.company_tax_id,
});
