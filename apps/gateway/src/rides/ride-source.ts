import type { LatLng } from '@songwai/core/basics/geo';

/** What can be seen of a ride at a moment. */
interface RideSight {
  readonly position: LatLng | null;
  /** Degrees clockwise from north. */
  readonly headingDeg: number;
  /** Position of the stop that the driver heads for or stands at. */
  readonly nextStop: number | null;
  /** When the driver reaches it (or reached it). */
  readonly nextStopAt: Date | null;
  readonly isDriving: boolean;
}

/** A ride with a driver, read once; looking at it again costs no query. */
export interface ObservedRide {
  readonly driver: { readonly firstName: string; readonly plate: string };
  /** When the driver comes to each stop, by the stop's position; of two visits the first. */
  readonly arrivals: ReadonlyMap<number, Date>;
  look(now: Date): RideSight;
}

/** Where rides come from: the simulator, or the apps of real drivers. */
export interface RideSource {
  /** The ride of a job; null where this source has none, or no driver has taken it yet. */
  observe(jobId: string): Promise<ObservedRide | null>;
}

/** Looks at the ride of a job, wherever it comes from; null where no driver has taken it yet. */
export type RideObserver = RideSource['observe'];
