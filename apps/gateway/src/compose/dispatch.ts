import { createHelpDesk } from '../jobs/help/help-service.ts';
import { createOfficeChanges } from '../offers/admin/job-admin-changes.ts';
import { registerOfficeJobs } from '../offers/admin/job-admin-routes.ts';
import { createReassign } from '../offers/admin/reassign.ts';
import { createDriverDuty } from '../offers/duty.ts';
import { createMatchmaker } from '../offers/matchmaker.ts';
import { registerDriverOffers } from '../offers/offer-routes.ts';
import { createDriverOffers, type DriverOffers } from '../offers/offers.ts';
import type { RoadNetwork } from '../places/road-network/road-network.ts';
import { type Ground, runWorker } from '../platform/platform.ts';
import { registerRatings } from '../ratings/routes.ts';
import { createRatings } from '../ratings/service.ts';
import { createCashCollection } from '../rides/cash/cash-service.ts';
import { registerOpenDues } from '../rides/cash/due-routes.ts';
import { createOpenDues } from '../rides/cash/due-service.ts';
import { registerRides } from '../rides/ride-routes.ts';
import { createRideService } from '../rides/ride-service.ts';
import { registerRideViews } from '../rides/ride-view-routes.ts';
import { createFailureRecorder } from '../rides/visits/visit-failures.ts';
import { createSimulator } from '../simulation/simulator.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { createRideObserver } from '../tracking/ride-observer.ts';
import { registerTracking } from '../tracking/routes.ts';
import { createRatedReader, createTrackingReader } from '../tracking/service.ts';
import { createTrackingHub } from '../tracking/tracking-hub.ts';

/** Who drives, what can be seen of it, and what it was worth. */
export function composeDispatch(
  ground: Ground,
  { store, roads }: { readonly store: ObjectStore; readonly roads: RoadNetwork },
): DriverOffers {
  const { app, db, clock, random, startTimer, log, events, config } = ground;
  const observeRide = createRideObserver(db);
  const read = createTrackingReader({ db, observeRide });
  const hub = createTrackingHub({ read, events, clock, startTimer, log });
  const streams = config.http.streams;
  registerTracking(app, { read, readRated: createRatedReader({ db, read }), hub, clock, startTimer, streams });

  const offers = createDriverOffers({ db, clock });
  registerDriverOffers(app, { offers, duty: createDriverDuty({ db, clock }), clock });
  const { isProduction } = config;
  const help = createHelpDesk({ db, clock, supportMail: config.support.mail });
  const failures = createFailureRecorder({ help });
  const rides = createRideService({ db, clock, random, store, isProduction, failures });
  registerRides(app, { db, clock, rides, cash: createCashCollection({ db, clock }) });
  registerOpenDues(app, { dues: createOpenDues({ db, clock }) });
  registerOfficeJobs(app, {
    db,
    clock,
    changes: createOfficeChanges({ db, clock }),
    reassign: createReassign({ db, clock, observeRide }),
  });
  registerRideViews(app, { db, store });
  registerRatings(app, { ratings: createRatings({ db, clock }) });

  runWorker(ground, createMatchmaker({ db, clock, startTimer, log }));
  const { simulationSpeed: speed, simulationSeed: seed } = config;
  if (speed > 0) runWorker(ground, createSimulator({ db, clock, startTimer, log, speed, seed, roads }));
  return offers;
}
