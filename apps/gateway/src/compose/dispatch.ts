import { createCashCollection } from '../dispatch/cash-service.ts';
import { registerRideViews } from '../dispatch/customer-routes.ts';
import { registerOpenDues } from '../dispatch/due-routes.ts';
import { createOpenDues } from '../dispatch/due-service.ts';
import { createDriverDuty } from '../dispatch/duty.ts';
import { createMatchmaker } from '../dispatch/matchmaker.ts';
import { registerDriverOffers } from '../dispatch/offer-routes.ts';
import { createDriverOffers, type DriverOffers } from '../dispatch/offers.ts';
import { createOfficeChanges } from '../dispatch/office/office-changes.ts';
import { registerOfficeJobs } from '../dispatch/office/office-routes.ts';
import { createReassign } from '../dispatch/office/reassign.ts';
import { createRideObserver } from '../dispatch/ride-observer.ts';
import { registerRides } from '../dispatch/ride-routes.ts';
import { createRideService } from '../dispatch/ride-service.ts';
import { createSimulator } from '../dispatch/simulator.ts';
import { createFailureRecorder } from '../dispatch/visit-failures.ts';
import { createHelpDesk } from '../jobs/help-service.ts';
import type { RoadNetwork } from '../places/road-network/road-network.ts';
import { registerRatings } from '../ratings/routes.ts';
import { createRatings } from '../ratings/service.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { registerTracking } from '../tracking/routes.ts';
import { createRatedReader, createTrackingReader } from '../tracking/service.ts';
import { createTrackingHub } from '../tracking/tracking-hub.ts';
import { type Ground, runWorker } from './ground.ts';

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
