import { createRideObserver } from '../dispatch/ride-observer.ts';
import { createSimulator } from '../dispatch/simulator.ts';
import { registerTracking } from '../tracking/routes.ts';
import { createRatedReader, createTrackingReader } from '../tracking/service.ts';
import { createTrackingHub } from '../tracking/tracking-hub.ts';
import { type Ground, runWorker } from './ground.ts';

/** Who drives, and what can be seen of it. */
export function composeDispatch(ground: Ground): void {
  const { app, db, clock, startTimer, log, events, config } = ground;
  const read = createTrackingReader({ db, observeRide: createRideObserver(db) });
  const hub = createTrackingHub({ read, events, clock, startTimer, log });
  registerTracking(app, { read, readRated: createRatedReader({ db, read }), hub, clock, startTimer });

  const { simulationSpeed: speed, simulationSeed: seed } = config;
  if (speed > 0) runWorker(ground, createSimulator({ db, clock, startTimer, log, speed, seed }));
}
