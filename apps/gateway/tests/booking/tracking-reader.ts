import { createRideObserver } from '../../src/tracking/ride-observer.ts';
import { createTrackingReader, type ReadTracking } from '../../src/tracking/service.ts';
import type { Gateway } from '../builders/gateway.ts';

/** Reads jobs by their tracking links, as the gateway does. */
export const makeTrackingReader = ({ db }: Pick<Gateway, 'db'>): ReadTracking =>
  createTrackingReader({ db, observeRide: createRideObserver(db) });
