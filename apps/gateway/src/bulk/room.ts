import { dayMs } from '@songwai/core/basics/durations';
import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { JobsOffers } from '../jobs/room.ts';
import type { PlacesOffers } from '../places/room.ts';
import type { Room } from '../platform/room.ts';
import type { ReadCatalogue } from '../pricing/catalog/catalogue.ts';
import type { Pricing } from '../pricing/service.ts';
import type { TripPlanner } from '../route-optimisation/trips/trip-planner.ts';
import type { SessionsOffers } from '../sessions/room.ts';
import { createCheckPlaces } from './checking/check-places.ts';
import { bulkPersonalData } from './personal-data.ts';
import { createPlanning } from './planning.ts';
import { forgetRuns } from './queries.ts';
import { registerBulk } from './routes.ts';
import { createRunWorker } from './running/run-worker.ts';
import { createBulks, memoryDays } from './service.ts';
import './tables.ts';

type BulkNeeds = Pick<IdentityOffers, 'callLimits'> &
  Pick<JobsOffers, 'jobs' | 'pauseOfInvoices'> &
  Pick<PlacesOffers, 'findAddress'> &
  Pick<SessionsOffers, 'actFor'> & {
    readonly pricing: Pricing;
    readonly readCatalogue: ReadCatalogue;
    readonly tripPlanner: TripPlanner;
  };

/** Files of deliveries: checked, grouped into trips, and booked in the background. */
export const bulk: Room<BulkNeeds> = {
  name: 'bulk',
  section: 'orders',
  tables: ['bulk_runs', 'bulk_trips', 'bulk_rows'],
  personalData: bulkPersonalData,
  forget: (db, now) => forgetRuns(db, new Date(now.getTime() - memoryDays * dayMs)),
  open: ({ db, clock, random, startTimer, log, config: { publicUrl, newCustomerCashJobs } }, needs) => {
    const {
      jobs,
      pricing,
      readCatalogue,
      tripPlanner: planner,
      findAddress,
      actFor,
      callLimits: limits,
      pauseOfInvoices: invoicePause,
    } = needs;
    const linkOf = (runId: string, language: 'th' | 'en') => `${publicUrl}${language === 'en' ? '/en' : ''}/upload?file=${runId}`;
    return {
      offers: {},
      routes: (app) =>
        registerBulk(app, {
          bulks: createBulks({ db, clock, random, newCustomerCashJobs, invoicePause }),
          plan: createPlanning({ db, clock, pricing, readCatalogue, planner }),
          checkPlaces: createCheckPlaces({ db, clock, findAddress }),
          limits,
        }),
      workers: [createRunWorker({ db, clock, startTimer, log, jobs, actFor, linkOf })],
    };
  },
};
