// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as cardContract from './card-contract.ts';
import type * as contract from './contract.ts';

export const addCardToCustomer: Route<typeof cardContract.addCardToCustomer> = { path: '/cc_omise_add_card_to_customer' };
export const cardPublicKey: Route<typeof cardContract.cardPublicKey> = { path: '/cc_omise_public_key', isIdempotentRead: true };
export const createCardCustomer: Route<typeof cardContract.createCardCustomer> = { path: '/cc_omise_create_customer' };
export const deleteCard: Route<typeof cardContract.deleteCard> = { path: '/cc_omise_delete_card' };
export const listBillPayment: Route<typeof cardContract.listBillPayment> = {
  path: '/cc_omise_list_bill_payment',
  method: 'GET',
  isIdempotentRead: true,
};
export const listCards: Route<typeof cardContract.listCards> = { path: '/cc_omise_list_cards', isIdempotentRead: true };
export const listInternetBanking: Route<typeof cardContract.listInternetBanking> = {
  path: '/cc_omise_list_internetbanking',
  method: 'GET',
  isIdempotentRead: true,
};
export const setDefaultCard: Route<typeof cardContract.setDefaultCard> = { path: '/cc_omise_set_default_card' };
export const updateCard: Route<typeof cardContract.updateCard> = { path: '/cc_omise_update_card' };
export const updateCardCustomer: Route<typeof cardContract.updateCardCustomer> = { path: '/cc_omise_update_customer' };
export const cancelPayment: Route<typeof contract.cancelPayment> = { path: '/payment/cancel' };
export const omiseWebhook: Route<typeof contract.omiseWebhook> = { path: '/payment/webhook/omise' };
export const paymentStatus: Route<typeof contract.paymentStatus> = { path: '/payment/status', isIdempotentRead: true };
export const sandboxToken: Route<typeof contract.sandboxToken> = { path: '/payment/sandbox/token' };
