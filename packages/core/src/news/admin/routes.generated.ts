// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as newsAdminContract from './news-admin-contract.ts';

export const listAdminNews: Route<typeof newsAdminContract.listAdminNews> = {
  path: '/admin/news',
  method: 'GET',
  isIdempotentRead: true,
};
export const previewNews: Route<typeof newsAdminContract.previewNews> = { path: '/admin/news/preview', isIdempotentRead: true };
export const removeNews: Route<typeof newsAdminContract.removeNews> = { path: '/admin/news/remove' };
export const saveNews: Route<typeof newsAdminContract.saveNews> = { path: '/admin/news' };
export const uploadNewsPicture: Route<typeof newsAdminContract.uploadNewsPicture> = { path: '/admin/news/picture' };
