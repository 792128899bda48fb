// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';
import type * as pasteContract from './paste-contract.ts';
import type * as savedContract from './saved-contract.ts';

export const getPlaceList: Route<typeof contract.getPlaceList> = { path: '/get_place_list', isIdempotentRead: true };
export const getSuggestPlaceList: Route<typeof contract.getSuggestPlaceList> = {
  path: '/get_suggest_place_list',
  method: 'GET',
  isIdempotentRead: true,
};
export const searchAddressByLocation: Route<typeof contract.searchAddressByLocation> = {
  path: '/search_address_by_location',
  method: 'GET',
  isIdempotentRead: true,
};
export const textSearch: Route<typeof contract.textSearch> = { path: '/text_search', method: 'GET', isIdempotentRead: true };
export const readPastedText: Route<typeof pasteContract.readPastedText> = { path: '/places/paste', isIdempotentRead: true };
export const favoriteLocation: Route<typeof savedContract.favoriteLocation> = { path: '/location/favorite' };
export const getListLocation: Route<typeof savedContract.getListLocation> = {
  path: '/get_list_location',
  isIdempotentRead: true,
};
export const listLocation: Route<typeof savedContract.listLocation> = { path: '/list_location', isIdempotentRead: true };
export const removeLocation: Route<typeof savedContract.removeLocation> = { path: '/remove_location' };
export const saveLocation: Route<typeof savedContract.saveLocation> = { path: '/save_location' };
