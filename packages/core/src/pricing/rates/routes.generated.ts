// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as rateCardContract from './rate-card-contract.ts';

export const getRateCard: Route<typeof rateCardContract.getRateCard> = {
  path: '/rate_card',
  method: 'GET',
  isIdempotentRead: true,
};
