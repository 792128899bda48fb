// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as optimiseContract from './optimise-contract.ts';
import type * as tripsContract from './trips-contract.ts';

export const optimise: Route<typeof optimiseContract.optimise> = { path: '/optimize', isIdempotentRead: true };
export const optimiseTrips: Route<typeof tripsContract.optimiseTrips> = { path: '/optimize_trips', isIdempotentRead: true };
