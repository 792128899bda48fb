import type { DriverSearch } from '../jobs/driver-search.ts';
import type { Room } from '../platform/room.ts';
import type { RideObserver } from '../rides/ride-source.ts';
import { createJobAdminChanges } from './admin/job-admin-changes.ts';
import { registerJobAdmin } from './admin/job-admin-routes.ts';
import { createReassign } from './admin/reassign.ts';
import { driverSearch } from './driver-search-queries.ts';
import { createDriverDuty } from './duty.ts';
import { createMatchmaker } from './matchmaker.ts';
import { registerDriverOffers } from './offer-routes.ts';
import { createDriverOffers, type DriverOffers } from './offers.ts';
import { offersPersonalData } from './personal-data.ts';

/** What the room offers to those above it. */
export interface OffersOffers {
  readonly driverWork: DriverOffers;
  readonly driverSearch: DriverSearch;
}

/** Finding a driver: offers, answers, and changes by administrators. */
export const offers: Room<object, OffersOffers, { readonly observeRide: RideObserver }> = {
  name: 'offers',
  section: 'drivers',
  tables: ['job_offers'],
  personalData: offersPersonalData,
  open: ({ db, clock, startTimer, log }, _needs, later) => {
    const service = createDriverOffers({ db, clock });
    return {
      offers: { driverWork: service, driverSearch },
      routes: (app) => {
        registerDriverOffers(app, { offers: service, duty: createDriverDuty({ db, clock }), clock });
        registerJobAdmin(app, {
          db,
          clock,
          changes: createJobAdminChanges({ db, clock }),
          reassign: createReassign({ db, clock, observeRide: (...asked) => later().observeRide(...asked) }),
        });
      },
      workers: [createMatchmaker({ db, clock, startTimer, log })],
    };
  },
};
