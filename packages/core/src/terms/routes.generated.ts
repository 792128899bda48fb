// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as termsContract from './terms-contract.ts';

export const acceptTerms: Route<typeof termsContract.acceptTerms> = { path: '/pdpa/terms' };
