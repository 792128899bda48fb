// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as privacyContract from './privacy-contract.ts';

export const askCorrection: Route<typeof privacyContract.askCorrection> = { path: '/pdpa/rectify' };
export const cancelErasure: Route<typeof privacyContract.cancelErasure> = { path: '/pdpa/erase/cancel' };
export const complaintInformation: Route<typeof privacyContract.complaintInformation> = {
  path: '/pdpa/complaint',
  method: 'GET',
  isIdempotentRead: true,
};
export const eraseData: Route<typeof privacyContract.eraseData> = { path: '/pdpa/erase' };
export const exportData: Route<typeof privacyContract.exportData> = { path: '/pdpa/export' };
export const listOwnRequests: Route<typeof privacyContract.listOwnRequests> = {
  path: '/pdpa/requests',
  method: 'GET',
  isIdempotentRead: true,
};
export const objectToMarketing: Route<typeof privacyContract.objectToMarketing> = { path: '/pdpa/object' };
export const readPrivacy: Route<typeof privacyContract.readPrivacy> = { path: '/pdpa', method: 'GET', isIdempotentRead: true };
export const restrictData: Route<typeof privacyContract.restrictData> = { path: '/pdpa/restrict' };
export const sendIdentityCode: Route<typeof privacyContract.sendIdentityCode> = { path: '/pdpa/code' };
export const withdrawConsent: Route<typeof privacyContract.withdrawConsent> = { path: '/pdpa/withdraw' };
