import type { LatLng } from '../basics/geo.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { pointsToWire } from '../pricing/price-wire.ts';
import * as routes from './routes.generated.ts';

/** Stops in the best order. */
export interface BestOrder {
  /** Indices into the given stops, in order of travel. */
  readonly order: readonly number[];
  readonly distanceKm: number;
  /** Distance in the given order; never shorter. */
  readonly givenDistanceKm: number;
}

/**
 * The shortest route over 2 to 10 stops: the first stays first, a return point stays last.
 * @throws GatewayError 422 with `field` `locationList.<index>` for a stop outside the service area or a misplaced return point.
 */
export const optimiseStops = async (
  transport: Transport,
  stops: readonly (LatLng & { readonly isReturn: boolean })[],
  signal?: AbortSignal,
): Promise<BestOrder> => {
  const reply = await call(transport, routes.optimise, {
    locationList: pointsToWire(stops),
    signal,
  });
  return {
    order: reply.order ?? stops.map((_stop, index) => index),
    distanceKm: reply.distance ?? 0,
    givenDistanceKm: reply.originalDistance ?? 0,
  };
};
