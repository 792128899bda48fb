// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as partnerAdminContract from './partner-admin-contract.ts';

export const createPartner: Route<typeof partnerAdminContract.createPartner> = { path: '/admin/partner/create' };
export const dropPartnerSecret: Route<typeof partnerAdminContract.dropPartnerSecret> = { path: '/admin/partner/secret/drop' };
export const listPartners: Route<typeof partnerAdminContract.listPartners> = {
  path: '/admin/partner/list',
  method: 'GET',
  isIdempotentRead: true,
};
export const publishPartnerTerms: Route<typeof partnerAdminContract.publishPartnerTerms> = { path: '/admin/partner/terms' };
export const rotatePartnerSecret: Route<typeof partnerAdminContract.rotatePartnerSecret> = {
  path: '/admin/partner/secret/rotate',
};
export const updatePartner: Route<typeof partnerAdminContract.updatePartner> = { path: '/admin/partner/update' };
