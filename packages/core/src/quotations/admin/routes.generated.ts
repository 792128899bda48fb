// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as quotationAdminContract from './quotation-admin-contract.ts';

export const listAllQuotations: Route<typeof quotationAdminContract.listAllQuotations> = {
  path: '/admin/quotations',
  method: 'GET',
  isIdempotentRead: true,
};
