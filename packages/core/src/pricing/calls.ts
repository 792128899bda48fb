import type { LatLng } from '../basics/geo.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { ExtraService } from './catalog.ts';
import type { Estimate } from './estimate.ts';
import { estimateFromWire } from './estimate-from-wire.ts';
import { type PriceOptions, priceOptionsFromWire } from './price-options.ts';
import type { PriceQuestion } from './price-question.ts';
import { pointsToWire, priceFieldsToWire } from './price-wire.ts';
import * as routes from './routes.generated.ts';

/**
 * The gateway's price of an order (spec §7).
 * @throws GatewayError code 422 with `field` `locationList.<index>` for a point outside the service area.
 */
export const estimatePrice = async (transport: Transport, question: PriceQuestion, signal?: AbortSignal): Promise<Estimate> => {
  const reply = await call(transport, routes.estimatePrice, {
    ...priceFieldsToWire(question),
    locationList: pointsToWire(question.points),
    signal,
  });
  return estimateFromWire(reply);
};

/** The extras offered at a place. @throws GatewayError code 422 with `field` `lat` outside the service area. */
export const fetchExtras = async (transport: Transport, place: LatLng): Promise<readonly ExtraService[]> =>
  (await fetchPriceOptions(transport, place)).extras;

/**
 * Extras and vehicles for orders that begin at a place. @throws GatewayError code 422 with `field` `lat` outside the service
 * area.
 */
export const fetchPriceOptions = async (transport: Transport, { lat, lng }: LatLng): Promise<PriceOptions> => {
  const reply = await call(transport, routes.priceOptionV4, { lat, lng });
  return priceOptionsFromWire(reply);
};

/** Extras and vehicles offered in any province. @throws GatewayError */
export const fetchAllPriceOptions = async (transport: Transport): Promise<PriceOptions> => {
  const reply = await call(transport, routes.priceOptionV3);
  return priceOptionsFromWire(reply);
};
