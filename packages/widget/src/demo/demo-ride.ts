import type { LatLng } from '@songwai/core/basics/geo';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import { type OnTheWay, pointAlong, stopShares } from './ride-plan.ts';

/** What determines the ride of a demo. */
export interface RidePlan {
  /** In travel order. */
  readonly stops: readonly LatLng[];
  /** The road over all stops. */
  readonly route: readonly LatLng[];
  /** False: the search ends without a driver. */
  readonly findsDriver: boolean;
}

/** A status that the job reaches, so many milliseconds after the booking. */
export interface RideMoment {
  readonly afterMs: number;
  readonly status: JobStatus;
  readonly stop?: number;
}

/** The ride at one moment. */
export interface Ride {
  readonly status: JobStatus;
  /** What has happened so far, in order. */
  readonly past: readonly RideMoment[];
  /** The stop that is next or being served; null without a driver and at the end. */
  readonly nextStop: number | null;
  /** When each stop is reached. */
  readonly arrivals: readonly number[];
  /** When each stop is done. */
  readonly ends: readonly number[];
  readonly driver: OnTheWay | null;
}

/** A delivery in a minute: when what happens. */
const foundMs = 6_000;
const atPickUpMs = 18_000;
const pickedUpMs = 22_000;
const leavesMs = 24_000;
const deliveredMs = 60_000;
const searchEndsMs = 12_000;

/** Where the driver comes from: some 1.3 km north-west of the pick-up. */
const startOf = ({ lat, lng }: LatLng): LatLng => ({ lat: lat + 0.009, lng: lng - 0.008 });

const momentsOf = ({ findsDriver }: RidePlan, ends: readonly number[]): readonly RideMoment[] =>
  findsDriver
    ? [
        { afterMs: 0, status: 'matching' },
        { afterMs: foundMs, status: 'assigned' },
        { afterMs: atPickUpMs, status: 'arrived', stop: 0 },
        { afterMs: pickedUpMs, status: 'pickedUp', stop: 0 },
        { afterMs: leavesMs, status: 'delivering' },
        ...ends.slice(1, -1).map((afterMs, index): RideMoment => ({ afterMs, status: 'delivering', stop: index + 1 })),
        { afterMs: deliveredMs, status: 'completed', stop: ends.length - 1 },
      ]
    : [
        { afterMs: 0, status: 'matching' },
        { afterMs: searchEndsMs, status: 'expired' },
      ];

const driverAt = ({ stops, route }: RidePlan, ms: number): OnTheWay | null => {
  const [pickUp] = stops;
  if (!pickUp || ms < foundMs || ms >= deliveredMs) return null;
  return ms < leavesMs
    ? pointAlong([startOf(pickUp), pickUp], (ms - foundMs) / (atPickUpMs - foundMs))
    : pointAlong(route, (ms - leavesMs) / (deliveredMs - leavesMs));
};

/**
 * The ride as a function of time, so that every element of the page sees the same.
 * @param ms since the booking
 */
export const rideAt = (plan: RidePlan, ms: number): Ride => {
  const arrivals = stopShares(plan.stops).map((share, index) =>
    index === 0 ? atPickUpMs : leavesMs + share * (deliveredMs - leavesMs),
  );
  const ends = arrivals.map((end, index) => (index === 0 ? pickedUpMs : end));
  const past = momentsOf(plan, ends).filter(({ afterMs }) => afterMs <= ms);
  const driver = plan.findsDriver ? driverAt(plan, ms) : null;
  return {
    status: past.at(-1)?.status ?? 'matching',
    past,
    nextStop: driver ? ends.findIndex((end) => end > ms) : null,
    arrivals,
    ends,
    driver,
  };
};
