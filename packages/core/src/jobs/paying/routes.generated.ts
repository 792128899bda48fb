// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as payContract from './pay-contract.ts';

export const listOpenAmounts: Route<typeof payContract.listOpenAmounts> = { path: '/payment/open', isIdempotentRead: true };
export const payJob: Route<typeof payContract.payJob> = { path: '/job/:jobId/pay' };
export const payOpenAmounts: Route<typeof payContract.payOpenAmounts> = { path: '/payment/open/pay' };
