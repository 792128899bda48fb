import type { FindStoppedMoney } from '../ledger/check-ledger.ts';
import type { ChargeHandler, Payments } from '../payments/charges/payments.ts';
import type { Room } from '../platform/room.ts';
import type { Pricing } from '../pricing/service.ts';
import type { ReadIncomingCod } from '../wallet/info/incoming-cod.ts';
import type { Wallets } from '../wallet/wallet.ts';
import { readBookedPlaces } from './booking/booked-places-queries.ts';
import { registerNewJob } from './booking/new-job-routes.ts';
import type { InvoicePause } from './booking/storing/invoice-pause.ts';
import { registerJobChanges } from './changes/change-routes.ts';
import { createJobChanges } from './changes/change-service.ts';
import { createStopMending } from './changes/mend-stop.ts';
import { findLeftOver } from './charges/left-over-view.ts';
import { listIncomingCod } from './cod/cod-queries.ts';
import type { DriverSearch } from './driver-search.ts';
import { readJobHolds } from './erasure-hold-queries.ts';
import { scopeOf } from './job-scope.ts';
import { registerJobLists } from './lists/list-routes.ts';
import { createJobLists } from './lists/list-service.ts';
import { createJobSummaries } from './lists/summary/summary-service.ts';
import { createJobsHub } from './live/jobs-hub.ts';
import { findOwners } from './live/live-queries.ts';
import { registerLiveJobs } from './live/live-routes.ts';
import { jobCharges, openAmountCharges } from './paying/job-charges.ts';
import { registerPaying } from './paying/pay-routes.ts';
import { createJobPaying } from './paying/pay-service.ts';
import { createUnpaidWorker } from './paying/unpaid-worker.ts';
import { jobsPersonalData } from './personal-data.ts';
import { registerRerouting } from './rerouting/reroute-routes.ts';
import { createRerouting } from './rerouting/reroute-service.ts';
import type { RideChanges } from './rerouting/ride-changes.ts';
import { registerJobs } from './routes.ts';
import { createJobService, type JobService } from './service.ts';
import { createSupportMail, type MailSupport } from './support-mail.ts';

/** What the room offers to the rooms above it. */
export interface JobsOffers {
  readonly jobs: JobService;
  readonly mailSupport: MailSupport;
  readonly readBookedPlaces: typeof readBookedPlaces;
  readonly customerScopeOf: typeof scopeOf;
  readonly jobCharges: ChargeHandler;
  readonly openAmountCharges: ChargeHandler;
  /** Money of cash on delivery that is on its way into a wallet. */
  readonly incomingCod: ReadIncomingCod;
  readonly findLeftOver: FindStoppedMoney;
  /** Whether booking by invoice rests, for the rooms that book. */
  readonly pauseOfInvoices: InvoicePause;
}

interface JobsNeeds {
  readonly pricing: Pricing;
  readonly payments: Payments;
  readonly wallets: Wallets;
}

/** What rooms above provide. */
export interface JobsLater {
  readonly driverSearch: DriverSearch;
  readonly rideChanges: RideChanges;
  readonly invoicePause: InvoicePause;
}

/** Booked jobs: booking, lists, changes, and charges. */
export const jobs: Room<JobsNeeds, JobsOffers, JobsLater> = {
  name: 'jobs',
  tables: [
    ...(['jobs', 'job_stops', 'job_receivers', 'job_events', 'job_charges', 'job_arrivals'] as const),
    ...([
      'job_changes',
      'job_failed_visits',
      'help_requests',
      'job_dues',
      'job_received',
      'cod_collections',
      'closed_links',
    ] as const),
  ],
  personalData: jobsPersonalData,
  readHolds: readJobHolds,
  open: ({ db, clock, random, config, events, startTimer, log }, { pricing, payments, wallets }, later) => {
    const { newCustomerCashJobs, support } = config;
    const invoicePause: InvoicePause = (asked) => later().invoicePause(asked);
    const service = createJobService({ db, pricing, clock, random, payments, newCustomerCashJobs, invoicePause });
    const search: DriverSearch = { restart: (...asked) => later().driverSearch.restart(...asked) };
    const rides: RideChanges = {
      read: (...asked) => later().rideChanges.read(...asked),
      follow: (...asked) => later().rideChanges.follow(...asked),
    };
    const hub = createJobsHub({ findOwners: (jobId) => findOwners(db, jobId), events, log });
    return {
      offers: {
        ...{
          jobs: service,
          mailSupport: createSupportMail(support.mail),
          readBookedPlaces,
          customerScopeOf: scopeOf,
          pauseOfInvoices: invoicePause,
        },
        ...{ findLeftOver, jobCharges, openAmountCharges, incomingCod: (payerId: string) => listIncomingCod(db, payerId) },
      },
      routes: (app) => {
        registerJobs(app, { jobs: service });
        registerNewJob(app, { jobs: service });
        registerJobLists(app, { lists: createJobLists({ db, clock }), summaries: createJobSummaries({ db, clock }) });
        registerLiveJobs(app, { hub, startTimer, streams: config.http.streams });
        registerJobChanges(app, { changes: createJobChanges({ db, clock, search }), mend: createStopMending({ db, clock }) });
        registerRerouting(app, { change: createRerouting({ db, clock, random, pricing, search, rides }) });
        registerPaying(app, { paying: createJobPaying({ db, clock, payments }), wallets });
      },
      workers: [createUnpaidWorker({ db, clock, startTimer, log })],
    };
  },
};
