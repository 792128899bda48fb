// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';

export const estimatePrice: Route<typeof contract.estimatePrice> = { path: '/estimate_price', isIdempotentRead: true };
export const priceOptionV3: Route<typeof contract.priceOptionV3> = { path: '/v3/price_option', isIdempotentRead: true };
export const priceOptionV4: Route<typeof contract.priceOptionV4> = { path: '/v4/price_option', isIdempotentRead: true };
