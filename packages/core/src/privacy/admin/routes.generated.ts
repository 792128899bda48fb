// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as privacyAdminContract from './privacy-admin-contract.ts';

export const decideDataRequest: Route<typeof privacyAdminContract.decideDataRequest> = { path: '/admin/pdpa/requests/decide' };
export const listDataRequests: Route<typeof privacyAdminContract.listDataRequests> = {
  path: '/admin/pdpa/requests',
  method: 'GET',
  isIdempotentRead: true,
};
