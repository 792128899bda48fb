import { Type } from 'typebox';

/** What a company's invoices are made out to; absent fields are the company's own. */
export const invoiceAddressFields = {
  invoiceCompanyName: Type.Optional(Type.String({ maxLength: 200 })),
  invoiceCompanyAddress: Type.Optional(Type.String({ maxLength: 500 })),
  invoiceCompanyTaxNo: Type.Optional(Type.String({ maxLength: 30 })),
};
