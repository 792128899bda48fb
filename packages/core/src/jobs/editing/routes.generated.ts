// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as editContract from './edit-contract.ts';

export const changeJob: Route<typeof editContract.changeJob> = { path: '/job/:jobId/change' };
