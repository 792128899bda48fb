import type { CountDrives, HasDrivenFor } from '../drivers/known-drivers.ts';
import type { FindFreeNear } from '../drivers/near-drivers.ts';
import type { RideChanges } from '../jobs/rerouting/ride-changes.ts';
import type { MailSupport } from '../jobs/support-mail.ts';
import type { RoadNetwork } from '../places/road-network/road-network.ts';
import type { Room } from '../platform/room.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { countDrives, hasDrivenFor } from './assignment/driven-for-view.ts';
import { findFreeNear } from './assignment/free-driver-view.ts';
import { createCashCollection } from './cash/cash-service.ts';
import { registerOpenDues } from './cash/due-routes.ts';
import { createOpenDues } from './cash/due-service.ts';
import { ridesPersonalData } from './personal-data.ts';
import { createRideChanges } from './rerouting/ride-changes.ts';
import { registerRides } from './ride-routes.ts';
import { createRideService } from './ride-service.ts';
import { registerRideViews } from './ride-view-routes.ts';
import { createFailureRecorder } from './visits/visit-failures.ts';

/** What a driver does for a job: the route, the visits, the cash. */
export const rides: Room<
  { readonly store: ObjectStore; readonly mailSupport: MailSupport; readonly roads: RoadNetwork },
  {
    readonly findFreeNear: FindFreeNear;
    readonly hasDrivenFor: HasDrivenFor;
    readonly countDrives: CountDrives;
    readonly rideChanges: RideChanges;
  }
> = {
  name: 'rides',
  section: 'drivers',
  tables: ['rides', 'ride_proofs', 'driver_notices', 'cash_collections'],
  personalData: ridesPersonalData,
  open: ({ db, clock, random, config: { isProduction } }, { store, mailSupport, roads }) => {
    const failures = createFailureRecorder({ mailSupport });
    const service = createRideService({ db, clock, random, store, isProduction, failures });
    return {
      offers: { findFreeNear, hasDrivenFor, countDrives, rideChanges: createRideChanges({ clock, roads }) },
      routes: (app) => {
        registerRides(app, { db, clock, rides: service, cash: createCashCollection({ db, clock }) });
        registerOpenDues(app, { dues: createOpenDues({ db, clock }) });
        registerRideViews(app, { db, store });
      },
    };
  },
};
