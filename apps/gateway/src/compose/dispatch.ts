import { createCashCollection } from '../dispatch/cash-service.ts';
import { registerRideViews } from '../dispatch/customer-routes.ts';
import { registerOpenDues } from '../dispatch/due-routes.ts';
import { createOpenDues } from '../dispatch/due-service.ts';
import { createDriverDuty } from '../dispatch/duty.ts';
import { createMatchmaker } from '../dispatch/matchmaker.ts';
import { registerDriverOffers } from '../dispatch/offer-routes.ts';
import { createDriverOffers, type DriverOffers } from '../dispatch/offers.ts';
import { createRideObserver } from '../dispatch/ride-observer.ts';
import { registerRides } from '../dispatch/ride-routes.ts';
import { createRideService } from '../dispatch/ride-service.ts';
import { createSimulator } from '../dispatch/simulator.ts';
import { registerRatings } from '../ratings/routes.ts';
import { createRatings } from '../ratings/service.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { registerTracking } from '../tracking/routes.ts';
import { createRatedReader, createTrackingReader } from '../tracking/service.ts';
import { createTrackingHub } from '../tracking/tracking-hub.ts';
import { type Ground, runWorker } from './ground.ts';

/** Who drives, what can be seen of it, and what it was worth. */
export function composeDispatch(ground: Ground, { store }: { readonly store: ObjectStore }): DriverOffers {
  const { app, db, clock, random, startTimer, log, events, config } = ground;
  const read = createTrackingReader({ db, observeRide: createRideObserver(db) });
  const hub = createTrackingHub({ read, events, clock, startTimer, log });
  registerTracking(app, { read, readRated: createRatedReader({ db, read }), hub, clock, startTimer });

  const offers = createDriverOffers({ db, clock });
  registerDriverOffers(app, { offers, duty: createDriverDuty({ db, clock }), clock });
  const { isProduction } = config;
  const rides = createRideService({ db, clock, random, store, isProduction });
  registerRides(app, { db, clock, rides, cash: createCashCollection({ db, clock }) });
  registerOpenDues(app, { dues: createOpenDues({ db, clock }) });
  registerRideViews(app, { db, store });
  registerRatings(app, { ratings: createRatings({ db, clock }) });

  runWorker(ground, createMatchmaker({ db, clock, startTimer, log }));
  const { simulationSpeed: speed, simulationSeed: seed } = config;
  if (speed > 0) runWorker(ground, createSimulator({ db, clock, startTimer, log, speed, seed }));
  return offers;
}
