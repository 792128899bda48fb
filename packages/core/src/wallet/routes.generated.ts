// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';

export const payWalletPackage: Route<typeof contract.payWalletPackage> = { path: '/wallet/packages/pay' };
export const redeemWalletCode: Route<typeof contract.redeemWalletCode> = { path: '/wallet/redeem' };
export const requestPayout: Route<typeof contract.requestPayout> = { path: '/wallet/payout' };
export const saveBankAccount: Route<typeof contract.saveBankAccount> = { path: '/wallet/bank_account' };
export const walletHistory: Route<typeof contract.walletHistory> = { path: '/wallet/history', isIdempotentRead: true };
export const walletInfo: Route<typeof contract.walletInfo> = { path: '/wallet/info', method: 'GET', isIdempotentRead: true };
export const walletPackages: Route<typeof contract.walletPackages> = {
  path: '/wallet/packages',
  method: 'GET',
  isIdempotentRead: true,
};
