import type { Room } from '../platform/room.ts';
import type { Pricing } from '../pricing/service.ts';
import { readBookedPlaces } from './booking/booked-places-queries.ts';
import { registerNewJob } from './booking/new-job-routes.ts';
import { noWallets } from './booking/wallet-reader.ts';
import { registerJobChanges } from './changes/change-routes.ts';
import { createJobChanges } from './changes/change-service.ts';
import { createStopMending } from './changes/mend-stop.ts';
import type { DriverSearch } from './driver-search.ts';
import { readJobHolds } from './erasure-hold-queries.ts';
import { registerHelp } from './help/help-routes.ts';
import { createHelpService, type HelpService } from './help/help-service.ts';
import { scopeOf } from './job-scope.ts';
import { registerJobLists } from './lists/list-routes.ts';
import { createJobLists } from './lists/list-service.ts';
import { createJobSummaries } from './lists/summary-service.ts';
import { createJobsHub } from './live/jobs-hub.ts';
import { findOwners } from './live/live-queries.ts';
import { registerLiveJobs } from './live/live-routes.ts';
import { jobsPersonalData } from './personal-data.ts';
import { registerJobs } from './routes.ts';
import { createJobService, type JobService } from './service.ts';

/** What the room offers to the rooms above it. */
export interface JobsOffers {
  readonly jobs: JobService;
  readonly help: HelpService;
  readonly readBookedPlaces: typeof readBookedPlaces;
  readonly customerScopeOf: typeof scopeOf;
}

/** Booked jobs: booking, lists, changes, charges and help. */
export const jobs: Room<{ readonly pricing: Pricing }, JobsOffers, { readonly driverSearch: DriverSearch }> = {
  name: 'jobs',
  tables: [
    ...(['jobs', 'job_stops', 'job_receivers', 'job_events', 'job_charges', 'job_arrivals'] as const),
    ...(['job_changes', 'job_failed_visits', 'help_requests'] as const),
  ],
  personalData: jobsPersonalData,
  readHolds: readJobHolds,
  open: ({ db, clock, random, config, events, startTimer, log }, { pricing }, later) => {
    const { newCustomerCashJobs, support } = config;
    const service = createJobService({ db, pricing, clock, random, wallets: noWallets, newCustomerCashJobs });
    const search: DriverSearch = { restart: (...asked) => later().driverSearch.restart(...asked) };
    const help = createHelpService({ db, clock, supportMail: support.mail });
    const hub = createJobsHub({ findOwners: (jobId) => findOwners(db, jobId), events, log });
    return {
      offers: { jobs: service, help, readBookedPlaces, customerScopeOf: scopeOf },
      routes: (app) => {
        registerJobs(app, { jobs: service });
        registerNewJob(app, { jobs: service });
        registerJobLists(app, { lists: createJobLists({ db, clock }), summaries: createJobSummaries({ db, clock }) });
        registerLiveJobs(app, { hub, startTimer, streams: config.http.streams });
        registerJobChanges(app, { changes: createJobChanges({ db, clock, search }), mend: createStopMending({ db, clock }) });
        registerHelp(app, { help });
      },
    };
  },
};
