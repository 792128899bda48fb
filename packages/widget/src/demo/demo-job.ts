import { decodePolyline } from '@songwai/core/basics/polyline';
import type { ReplyOf, RequestOf } from '@songwai/core/gateway/endpoint';
import type { createJob } from '@songwai/core/jobs/contract';
import type { estimatePrice } from '@songwai/core/pricing/contract';
import { type Ride, rideAt } from './demo-ride.ts';

/** An order as an element books it. */
export type DemoOrder = RequestOf<typeof createJob>;
/** A price as the gateway calculated it. */
export type DemoEstimate = ReplyOf<typeof estimatePrice>;

/** What a booking in a demo consists of. */
export interface NewDemoJob {
  readonly order: DemoOrder;
  readonly estimate: DemoEstimate;
  readonly vehicleKind: string;
  /** False: the search ends without a driver. */
  readonly findsDriver: boolean;
  /** Absent: a new one. */
  readonly trackingId?: string;
}

/** A job that exists in the page's memory alone. */
export interface DemoJob extends NewDemoJob {
  readonly jobId: string;
  readonly trackingId: string;
  /** Milliseconds since the epoch. */
  readonly bookedAtMs: number;
  /** 1-5; null before. */
  readonly rating: number | null;
}

/** The ride of a job at a moment. */
export const rideOf = ({ order, estimate, findsDriver, bookedAtMs }: DemoJob, nowMs: number): Ride => {
  const stops = order.locationList;
  const road = decodePolyline(estimate.routePolyline ?? '');
  return rideAt({ stops, route: road.length > 1 ? road : stops, findsDriver }, nowMs - bookedAtMs);
};
