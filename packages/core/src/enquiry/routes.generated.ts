// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as enquiryContract from './enquiry-contract.ts';

export const openEnquiryForm: Route<typeof enquiryContract.openEnquiryForm> = {
  path: '/mkt_business_form',
  method: 'GET',
  isIdempotentRead: true,
};
export const sendBrochure: Route<typeof enquiryContract.sendBrochure> = { path: '/mkt_business_brochure' };
export const sendEnquiry: Route<typeof enquiryContract.sendEnquiry> = { path: '/mkt_business_enquiry' };
