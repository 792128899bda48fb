import { driverSearch } from '../dispatch/driver-search-queries.ts';
import { registerJobChanges } from '../jobs/change-routes.ts';
import { createJobChanges } from '../jobs/change-service.ts';
import { registerHelp } from '../jobs/help-routes.ts';
import { createHelpDesk } from '../jobs/help-service.ts';
import { registerJobLists } from '../jobs/list-routes.ts';
import { createJobLists } from '../jobs/list-service.ts';
import { registerJobs } from '../jobs/routes.ts';
import { createJobService, type JobService } from '../jobs/service.ts';
import type { Pricing } from '../pricing/service.ts';
import { noWallets } from '../startup/no-wallets.ts';
import type { Ground } from './ground.ts';

/** What was booked, and what becomes of it. */
export function composeJobs({ app, db, clock, random, config }: Ground, { pricing }: { readonly pricing: Pricing }): JobService {
  const jobs = createJobService({
    db,
    pricing,
    clock,
    random,
    wallets: noWallets,
    newCustomerCashJobs: config.newCustomerCashJobs,
  });
  registerJobs(app, { jobs });
  registerJobLists(app, { lists: createJobLists({ db, clock }) });
  registerJobChanges(app, { changes: createJobChanges({ db, clock, search: driverSearch }) });
  registerHelp(app, { help: createHelpDesk({ db, clock, supportMail: config.support.mail }) });
  return jobs;
}
