// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as optimiseContract from './optimise-contract.ts';

export const optimise: Route<typeof optimiseContract.optimise> = { path: '/optimize', isIdempotentRead: true };
