import { registerJobChanges } from '../jobs/changes/change-routes.ts';
import { createJobChanges } from '../jobs/changes/change-service.ts';
import { registerHelp } from '../jobs/help/help-routes.ts';
import { createHelpDesk } from '../jobs/help/help-service.ts';
import { registerJobLists } from '../jobs/lists/list-routes.ts';
import { createJobLists } from '../jobs/lists/list-service.ts';
import { registerJobs } from '../jobs/routes.ts';
import { createJobService, type JobService } from '../jobs/service.ts';
import { driverSearch } from '../offers/driver-search-queries.ts';
import type { Ground } from '../platform/platform.ts';
import type { Pricing } from '../pricing/service.ts';
import { noWallets } from '../startup/no-wallets.ts';

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
