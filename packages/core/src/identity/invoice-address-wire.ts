import { Type } from 'typebox';
import { longest } from '../validation/field-limits.ts';

/** What a company's invoices are made out to; absent fields are the company's own. */
export const invoiceAddressFields = {
  invoiceCompanyName: Type.Optional(Type.String({ maxLength: longest.companyName })),
  invoiceCompanyAddress: Type.Optional(Type.String({ maxLength: longest.companyAddress })),
  invoiceCompanyTaxNo: Type.Optional(Type.String({ maxLength: longest.taxNumber })),
  invoiceCompanyBranch: Type.Optional(Type.String({ maxLength: longest.officeDigits })),
  invoiceCompanyPostcode: Type.Optional(Type.String({ maxLength: longest.officeDigits })),
};
