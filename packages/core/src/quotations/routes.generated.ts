// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as quotationContract from './quotation-contract.ts';

export const acceptQuotation: Route<typeof quotationContract.acceptQuotation> = {
  path: '/fullday/api/v1/quotation/:quotationNo/accept',
};
export const getQuotation: Route<typeof quotationContract.getQuotation> = {
  path: '/fullday/api/v1/quotation/:quotationNo',
  method: 'GET',
  isIdempotentRead: true,
};
export const getQuotationPdf: Route<typeof quotationContract.getQuotationPdf> = {
  path: '/fullday/api/v1/quotation_pdf/:token',
  method: 'GET',
  isIdempotentRead: true,
};
export const listQuotations: Route<typeof quotationContract.listQuotations> = {
  path: '/fullday/api/v1/quotations',
  method: 'GET',
  isIdempotentRead: true,
};
export const requestQuotation: Route<typeof quotationContract.requestQuotation> = { path: '/fullday/api/v1/quotation' };
