// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as newJobContract from './new-job-contract.ts';

export const createNewJob: Route<typeof newJobContract.createNewJob> = { path: '/create_new_job' };
