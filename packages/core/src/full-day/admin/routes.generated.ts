// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as fullDayAdminContract from './full-day-admin-contract.ts';

export const listAdminPackages: Route<typeof fullDayAdminContract.listAdminPackages> = {
  path: '/admin/fullday/packages',
  method: 'GET',
  isIdempotentRead: true,
};
export const saveAdminPackage: Route<typeof fullDayAdminContract.saveAdminPackage> = { path: '/admin/fullday/packages' };
