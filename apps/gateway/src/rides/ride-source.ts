import type { LatLng } from '@songwai/core/basics/geo';

/** A ride at one moment, as watchers see it. */
interface RideSight {
  readonly position: LatLng | null;
  /** Degrees clockwise from north. */
  readonly headingDeg: number;
  /** Position of the stop that the driver heads for or is at. */
  readonly nextStop: number | null;
  /** When the driver reaches or reached it. */
  readonly nextStopAt: Date | null;
  readonly isDriving: boolean;
}

/** A ride with its driver, read once; `look` needs no query. */
export interface ObservedRide {
  readonly driver: { readonly firstName: string; readonly plate: string };
  /** Expected arrival by position of the stop; the first one where a stop is visited twice. */
  readonly arrivals: ReadonlyMap<number, Date>;
  look(now: Date): RideSight;
}

/** The origin of rides: the simulator, or the apps of real drivers. */
export interface RideSource {
  /** The ride of a job; null where this source has none, or no driver has taken it yet. */
  observe(jobId: string): Promise<ObservedRide | null>;
}

/** Reads the ride of a job from whichever source has it; null where no driver has taken it yet. */
export type RideObserver = RideSource['observe'];
