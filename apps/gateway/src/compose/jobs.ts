import { registerJobs } from '../jobs/routes.ts';
import { createJobService, type JobService } from '../jobs/service.ts';
import type { Pricing } from '../pricing/service.ts';
import { noWallets } from '../startup/no-wallets.ts';
import type { Ground } from './ground.ts';

/** What was booked. */
export function composeJobs({ app, db, clock, random }: Ground, { pricing }: { readonly pricing: Pricing }): JobService {
  const jobs = createJobService({ db, pricing, clock, random, wallets: noWallets });
  registerJobs(app, { jobs });
  return jobs;
}
