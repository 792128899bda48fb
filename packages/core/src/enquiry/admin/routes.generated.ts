// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as enquiryAdminContract from './enquiry-admin-contract.ts';

export const listEnquiries: Route<typeof enquiryAdminContract.listEnquiries> = {
  path: '/admin/enquiries',
  method: 'GET',
  isIdempotentRead: true,
};
export const releaseEnquiry: Route<typeof enquiryAdminContract.releaseEnquiry> = { path: '/admin/enquiry/:enquiryId/release' };
