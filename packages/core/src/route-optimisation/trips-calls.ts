import type { LatLng } from '../basics/geo.ts';
import { type Satang, satangFromBaht } from '../basics/money.ts';
import type { EncodedRoute } from '../basics/polyline.ts';
import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';
import type { optimiseTrips } from './trips-contract.ts';

/** The order for one vehicle. */
export interface SplitTrip {
  /** Indices of drop-offs in the given list, in order of travel. */
  readonly order: readonly number[];
  readonly distanceKm: number;
  readonly priceSatang: Satang;
  readonly route: EncodedRoute;
}

/** Several trips together. */
export interface TripTotal {
  readonly trips: number;
  readonly distanceKm: number;
  readonly priceSatang: Satang;
}

/** A list of stops split over vehicles, and what the same would cost otherwise. */
export interface SplitRoutes {
  readonly trips: readonly SplitTrip[];
  readonly total: TripTotal;
  readonly oneEach: TripTotal;
  readonly asGiven: TripTotal;
}

export interface SplitQuestion {
  readonly vehicleId: number;
  /** Null: as many vehicles as are cheapest. */
  readonly vehicleCount: number | null;
  /** The pick-up first. */
  readonly points: readonly LatLng[];
}

type WireTotal = NonNullable<ReplyOf<typeof optimiseTrips>['total']>;

const noTotal: WireTotal = { trips: 1, distance: 0, price: 0 };
const totalFromWire = ({ trips, distance, price }: WireTotal = noTotal): TripTotal => ({
  trips,
  distanceKm: distance,
  priceSatang: satangFromBaht(price),
});

/**
 * Splits a list of stops over vehicles.
 * @throws GatewayError 422 with `field` `vehicleCount`, `vehicle` or `locationList.<index>`; 429.
 */
export const splitStops = async (transport: Transport, question: SplitQuestion, signal?: AbortSignal): Promise<SplitRoutes> => {
  const { vehicleId, vehicleCount, points } = question;
  const reply = await call(transport, routes.optimiseTrips, {
    vehicle: vehicleId,
    ...(vehicleCount !== null && { vehicleCount }),
    locationList: points.map(({ lat, lng }) => ({ lat, lng })),
    signal,
  });
  return {
    trips: (reply.trips ?? []).map(({ order, distance, price, routePolyline, routeApproximate }) => ({
      order,
      distanceKm: distance,
      priceSatang: satangFromBaht(price),
      route: { polyline: routePolyline, isApproximate: routeApproximate },
    })),
    total: totalFromWire(reply.total),
    oneEach: totalFromWire(reply.oneEach),
    asGiven: totalFromWire(reply.asGiven),
  };
};
