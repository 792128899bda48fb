// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as driverAdminContract from './driver-admin-contract.ts';

export const changeDriver: Route<typeof driverAdminContract.changeDriver> = { path: '/admin/drivers/:songwaiId' };
export const getDriverPhoto: Route<typeof driverAdminContract.getDriverPhoto> = {
  path: '/driver-photo/:token',
  method: 'GET',
  isIdempotentRead: true,
};
export const listDriverChanges: Route<typeof driverAdminContract.listDriverChanges> = {
  path: '/admin/drivers/:songwaiId/changes',
  method: 'GET',
  isIdempotentRead: true,
};
export const listDrivers: Route<typeof driverAdminContract.listDrivers> = {
  path: '/admin/drivers',
  method: 'GET',
  isIdempotentRead: true,
};
export const registerDriver: Route<typeof driverAdminContract.registerDriver> = { path: '/admin/drivers' };
export const setDriverActive: Route<typeof driverAdminContract.setDriverActive> = { path: '/admin/drivers/:songwaiId/active' };
export const setDriverPhoto: Route<typeof driverAdminContract.setDriverPhoto> = { path: '/admin/drivers/:songwaiId/photo' };
