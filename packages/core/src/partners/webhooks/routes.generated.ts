// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as deliveryContract from './delivery-contract.ts';
import type * as webhookContract from './webhook-contract.ts';

export const listAllDeliveries: Route<typeof deliveryContract.listAllDeliveries> = {
  path: '/admin/partner/webhook/deliveries',
  method: 'GET',
  isIdempotentRead: true,
};
export const listDeliveries: Route<typeof deliveryContract.listDeliveries> = {
  path: '/partner/webhook/deliveries',
  method: 'GET',
  isIdempotentRead: true,
};
export const replayAnyDelivery: Route<typeof deliveryContract.replayAnyDelivery> = {
  path: '/admin/partner/webhook/replay',
  isIdempotentRead: true,
};
export const replayDelivery: Route<typeof deliveryContract.replayDelivery> = {
  path: '/partner/webhook/replay',
  isIdempotentRead: true,
};
export const createWebhook: Route<typeof webhookContract.createWebhook> = { path: '/admin/partner/webhook/create' };
export const dropWebhookSecret: Route<typeof webhookContract.dropWebhookSecret> = { path: '/admin/partner/webhook/secret/drop' };
export const listWebhooks: Route<typeof webhookContract.listWebhooks> = {
  path: '/admin/partner/webhook/list',
  method: 'GET',
  isIdempotentRead: true,
};
export const removeWebhook: Route<typeof webhookContract.removeWebhook> = { path: '/admin/partner/webhook/remove' };
export const rotateWebhookSecret: Route<typeof webhookContract.rotateWebhookSecret> = {
  path: '/admin/partner/webhook/secret/rotate',
};
export const updateWebhook: Route<typeof webhookContract.updateWebhook> = { path: '/admin/partner/webhook/update' };
