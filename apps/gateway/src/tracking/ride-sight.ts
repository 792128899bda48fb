import type { LatLng } from '@songwai/core/basics/geo';

/** What can be seen of a ride at a moment; whoever dispatches hands it in. */
interface RideSight {
  readonly position: LatLng | null;
  /** Degrees clockwise from north. */
  readonly headingDeg: number;
  /** Position of the stop that the driver heads for or stands at. */
  readonly nextStop: number | null;
  readonly nextStopAt: Date | null;
  readonly isDriving: boolean;
}

/** A ride with a driver; looking at it again costs nothing. */
export interface ObservedRide {
  readonly driver: { readonly firstName: string; readonly plate: string };
  /** When the driver comes to each stop, by the stop's position. */
  readonly arrivals: ReadonlyMap<number, Date>;
  look(now: Date): RideSight;
}

/** Reads the ride of a job; null while no driver has taken it. */
export type ObserveRide = (jobId: string) => Promise<ObservedRide | null>;
