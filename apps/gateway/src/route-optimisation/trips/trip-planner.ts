import type { LatLng } from '@songwai/core/basics/geo';
import type { Satang } from '@songwai/core/basics/money';
import type { VehicleRate } from '@songwai/core/pricing/fares/rate-card';

/** What a trip costs: its start with the first kilometres, each kilometre after them, and each drop-off beyond the first. */
export type TripRate = Pick<VehicleRate, 'baseSatang' | 'bands' | 'extraStopSatang'>;

export interface TripRequest {
  readonly pickUp: LatLng;
  /** At most 500, each with a key of its own. */
  readonly drops: readonly { readonly key: string; readonly point: LatLng }[];
  /** At most 9: an order has 10 stops with the pick-up. */
  readonly mostDropsPerTrip: number;
  /** As many as are cheapest where absent. */
  readonly mostTrips?: number | undefined;
  /** True where each trip ends at the pick-up and that way is paid for; false where absent. */
  readonly returnsToPickUp?: boolean | undefined;
  readonly rate: TripRate;
}

/** One order: the pick-up and then these drop-offs. */
export interface PlannedTrip {
  /** In order of travel. */
  readonly dropKeys: readonly string[];
  /** In whole hundredths. */
  readonly distanceKm: number;
  /** By the request's rate, before extras and discounts. */
  readonly priceSatang: Satang;
}

/** Groups drop-offs from one pick-up into the trips that cost least together. */
export interface TripPlanner {
  /**
   * @returns trips with each drop-off in one of them, in the order of their first drop-offs in the request; the same for the same request.
   * @throws RangeError for a request over the limits or with more drop-offs than its trips take.
   * @throws the signal's reason where it aborts.
   */
  plan(request: TripRequest, signal?: AbortSignal): Promise<readonly PlannedTrip[]>;
}

export const mostPlannedDrops = 500;
