import type { Room } from '../platform/room.ts';
import type { RideObserver } from '../rides/ride-source.ts';
import { createRideObserver } from './ride-observer.ts';
import { registerTracking } from './routes.ts';
import { registerRunningJobs } from './running/running-routes.ts';
import { createRatedReader, createTrackingReader } from './service.ts';
import { createTrackingHub } from './tracking-hub.ts';

/** What the holder of a tracking link sees of a job. */
export const tracking: Room<object, { readonly observeRide: RideObserver }> = {
  name: 'tracking',
  section: 'drivers',
  tables: [],
  open: ({ db, clock, startTimer, log, events, config }) => {
    const observeRide = createRideObserver(db);
    const read = createTrackingReader({ db, observeRide });
    const hub = createTrackingHub({ read, events, clock, startTimer, log });
    const { streams } = config.http;
    return {
      offers: { observeRide },
      routes: (app) => {
        registerTracking(app, { read, readRated: createRatedReader({ db, read }), hub, clock, startTimer, streams });
        registerRunningJobs(app, { db, clock, observeRide });
      },
    };
  },
};
