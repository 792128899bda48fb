// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';

export const countUnreadNews: Route<typeof contract.countUnreadNews> = {
  path: '/v2/news/unread/count',
  method: 'GET',
  isIdempotentRead: true,
};
export const getNews: Route<typeof contract.getNews> = { path: '/v2/news/:id', method: 'GET', isIdempotentRead: true };
export const listNews: Route<typeof contract.listNews> = { path: '/v2/news', method: 'GET', isIdempotentRead: true };
export const listWebPromotions: Route<typeof contract.listWebPromotions> = {
  path: '/promotion/web',
  method: 'GET',
  isIdempotentRead: true,
};
export const readNews: Route<typeof contract.readNews> = { path: '/v2/news/:id/read', isIdempotentRead: true };
export const viewNewsPicture: Route<typeof contract.viewNewsPicture> = {
  path: '/news/picture/:fileName',
  method: 'GET',
  isIdempotentRead: true,
};
