// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as administratorsContract from './administrators-contract.ts';
import type * as contactAdminContract from './contact-admin-contract.ts';
import type * as userAdminContract from './user-admin-contract.ts';

export const setUserRole: Route<typeof administratorsContract.setUserRole> = { path: '/admin/user/role' };
export const replaceContact: Route<typeof contactAdminContract.replaceContact> = { path: '/admin/user/contact' };
export const findUsers: Route<typeof userAdminContract.findUsers> = {
  path: '/admin/user',
  method: 'GET',
  isIdempotentRead: true,
};
export const listUserChanges: Route<typeof userAdminContract.listUserChanges> = {
  path: '/admin/user/changes',
  method: 'GET',
  isIdempotentRead: true,
};
export const setUserGroup: Route<typeof userAdminContract.setUserGroup> = { path: '/admin/user/group' };
export const suspendUser: Route<typeof userAdminContract.suspendUser> = { path: '/admin/user/suspend' };
export const unsuspendUser: Route<typeof userAdminContract.unsuspendUser> = { path: '/admin/user/unsuspend' };
