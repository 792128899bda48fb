// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';
import type * as signInContract from './sign-in-contract.ts';

export const addBlockDriver: Route<typeof contract.addBlockDriver> = { path: '/add_block_driver' };
export const addFavoriteDriver: Route<typeof contract.addFavoriteDriver> = { path: '/add_favorite_driver' };
export const apiUpdateFixDriver: Route<typeof contract.apiUpdateFixDriver> = { path: '/api_update_fix_driver' };
export const getListBlockDriver: Route<typeof contract.getListBlockDriver> = {
  path: '/get_list_block_driver',
  isIdempotentRead: true,
};
export const getListFavoriteDriver: Route<typeof contract.getListFavoriteDriver> = {
  path: '/get_list_favorite_driver',
  isIdempotentRead: true,
};
export const getListSuggestedDriver: Route<typeof contract.getListSuggestedDriver> = {
  path: '/get_list_suggested_driver',
  isIdempotentRead: true,
};
export const getNearDrivers: Route<typeof contract.getNearDrivers> = {
  path: '/v2/get_near_drivers/:lat/:lng',
  method: 'GET',
  isIdempotentRead: true,
};
export const removeBlockDriver: Route<typeof contract.removeBlockDriver> = { path: '/remove_block_driver' };
export const removeFavoriteDriver: Route<typeof contract.removeFavoriteDriver> = { path: '/remove_favorite_driver' };
export const getDriverProfile: Route<typeof signInContract.getDriverProfile> = {
  path: '/driver/me',
  method: 'GET',
  isIdempotentRead: true,
};
export const sendDriverCode: Route<typeof signInContract.sendDriverCode> = { path: '/driver/signin/code' };
export const signInDriver: Route<typeof signInContract.signInDriver> = { path: '/driver/signin' };
export const signOutDriver: Route<typeof signInContract.signOutDriver> = { path: '/driver/signout' };
